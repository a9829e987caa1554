import { useCreditMoney } from "#web/kit/money/credit-money.ts";
import { brandName } from "#words/brand.ts";
import { t } from "#words/translate.ts";

const ways = ["{brand}", "Roaming", "Calling card"] as const;

/** Differences in kind. The figures of others depend on contracts that we cannot know, so none stand here. */
const rowsFrom = (price: string) => [
  {
    topic: t("Where you see the price"),
    words: [
      t("Next to the number, before you dial"),
      t("In your operator’s price list, depending on where you are and where you call"),
      t("In the card’s terms, depending on the access number you use"),
    ],
  },
  {
    topic: t("What a call costs"),
    words: [
      t("The price per minute, rounded up to the minute. Nothing if the call is not answered"),
      t("Your operator’s price per minute, which may differ from country to country"),
      t("The card’s price per minute, plus the fees in its terms"),
    ],
  },
  {
    topic: t("What you pay before you call"),
    words: [t("Credits, from {price}", { price }), t("Your mobile contract"), t("The card")],
  },
  {
    topic: t("Money you do not use"),
    words: [
      t("Stays in your account"),
      t("Depends on your contract"),
      t("Stays until the date in its terms"),
    ],
  },
  {
    topic: t("What you need"),
    words: [
      t("A browser, a microphone and the internet"),
      t("A phone with roaming switched on"),
      t("Any phone, the access number and the card’s code"),
    ],
  },
];

const cardStyle = "rounded-card border p-6 md:row-span-6 md:grid md:grid-rows-subgrid md:p-5 lg:p-6";

export function Comparison() {
  const { purchaseInMoney, leastPurchaseUsd } = useCreditMoney();
  const rows = rowsFrom(purchaseInMoney(leastPurchaseUsd));
  return (
    <section aria-labelledby="comparison">
      <h2 id="comparison" className="font-bold text-3xl">
        {t("Compared with roaming and calling cards")}
      </h2>
      <p className="mt-4 max-w-prose text-ink-soft">
        {t(
          "We do not quote other companies’ prices: they change, and yours depend on your contract. Look up what your operator or card charges per minute, and compare it with the price above.",
        )}
      </p>
      {/* The cards share their rows, so that answers to one question stand side by side. */}
      <div className="mt-8 grid gap-5 md:grid-cols-3 md:grid-rows-[repeat(6,auto)] md:gap-y-0">
        {ways.map((way, column) => (
          <div
            key={way}
            className={
              column === 0
                ? `${cardStyle} border-stage bg-stage text-stage-ink`
                : `${cardStyle} border-line bg-surface`
            }
          >
            <h3 className="font-bold text-lg">{way === "{brand}" ? brandName() : t(way)}</h3>
            <dl className="mt-3 grid gap-y-3 text-sm md:row-span-5 md:grid-rows-subgrid">
              {rows.map(({ topic, words: { [column]: words } }) => (
                <div key={topic}>
                  <dt className={column === 0 ? "text-stage-soft" : "text-ink-soft"}>{topic}</dt>
                  <dd className="font-medium">{words}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
