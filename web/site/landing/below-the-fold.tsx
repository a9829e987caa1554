import { minimumPurchaseUsd } from "#contract/constants.ts";
import { useCreditMoney } from "#web/kit/money/credit-money.ts";
import type { Sentence } from "#words/catalogue.ts";
import { t } from "#words/translate.ts";
import { CallPicture } from "./call-picture.tsx";
import { Comparison } from "./comparison.tsx";
import { Questions } from "./questions.tsx";

interface Point {
  title: Sentence;
  text: Sentence;
}

const stepsFrom = (price: string) => [
  { title: t("Create an account"), text: t("Sign up and verify your email. It takes a minute.") },
  {
    title: t("Buy credits"),
    text: t("Bundles start at {price}. Pay by card, in your own currency.", { price }),
  },
  {
    title: t("Enter the number"),
    text: t("Type the international number and see its price before you dial."),
  },
  { title: t("Talk"), text: t("Speak from your browser for as long as your credits last.") },
];

const assurances: readonly Point[] = [
  { title: "No hidden fees", text: "The price you see is the price you pay, to the credit." },
  { title: "Credits never expire", text: "Use them today or next year." },
  { title: "No monthly subscription", text: "Buy when you need to, stop whenever you like." },
];

export function BelowTheFold() {
  const { purchaseInMoney } = useCreditMoney();
  return (
    <>
      <CallPicture />

      <section aria-labelledby="steps">
        <h2 id="steps" className="font-bold text-3xl">
          {t("Four steps to hello")}
        </h2>
        <ol className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {stepsFrom(purchaseInMoney(minimumPurchaseUsd)).map(({ title, text }, index) => (
            <li key={title} className="border-ink border-t-2 pt-4">
              <span aria-hidden="true" className="figures font-semibold text-accent text-sm">
                {index + 1}
              </span>
              <h3 className="mt-1 font-bold text-lg">{title}</h3>
              <p className="mt-1.5 text-ink-soft">{text}</p>
            </li>
          ))}
        </ol>
      </section>

      <section
        aria-label={t("What you can rely on")}
        className="grid gap-8 border-line border-y py-12 sm:grid-cols-3"
      >
        {assurances.map(({ title, text }) => (
          <div key={title}>
            <h2 className="font-bold text-lg">{t(title)}</h2>
            <p className="mt-1.5 text-ink-soft">{t(text)}</p>
          </div>
        ))}
      </section>

      <Comparison />
      <Questions />
    </>
  );
}
