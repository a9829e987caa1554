import type { OperatorText } from "#contract/pages/operator-texts.ts";
import { useCreditMoney } from "#web/kit/money/credit-money.ts";
import { foreignText, sectionsOf, TextBlocks } from "#web/kit/texts/text-blocks.tsx";
import { WrittenText } from "#web/kit/texts/written-text.tsx";
import { t } from "#words/translate.ts";
import { CallPicture } from "./call-picture.tsx";
import { Comparison } from "./comparison.tsx";
import { Questions } from "./questions.tsx";

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

export function BelowTheFold() {
  const { purchaseInMoney, leastPurchaseUsd } = useCreditMoney();
  return (
    <>
      <CallPicture />

      <section aria-labelledby="steps">
        <h2 id="steps" className="font-bold text-3xl">
          {t("Four steps to hello")}
        </h2>
        <ol className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {stepsFrom(purchaseInMoney(leastPurchaseUsd)).map(({ title, text }, index) => (
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

      <WrittenText name="promises">{(text) => <Promises text={text} />}</WrittenText>
      <Comparison />
      <WrittenText name="questions">{(text) => <Questions text={text} />}</WrittenText>
    </>
  );
}

function Promises({ text }: { text: OperatorText }) {
  return (
    <section
      aria-label={text.title}
      {...foreignText(text)}
      className="grid gap-8 border-line border-y py-12 sm:grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]"
    >
      {sectionsOf(text).map(({ heading, blocks }) => (
        <div key={heading}>
          <h2 className="font-bold text-lg">{heading}</h2>
          <div className="mt-1.5 space-y-3 text-ink-soft">
            <TextBlocks blocks={blocks} />
          </div>
        </div>
      ))}
    </section>
  );
}
