import type { Sentence } from "#words/catalogue.ts";
import { t } from "#words/translate.ts";

const ways = ["Farline", "Roaming", "Calling card"] as const;

/** Differences in kind. The figures of others depend on contracts that we cannot know, so none stand here. */
const rows = [
  {
    topic: "Where the price stands",
    words: [
      "Beside the number, before you dial",
      "In your operator’s list, by where you are and whom you call",
      "On the card’s terms, by the access number you use",
    ],
  },
  {
    topic: "What a call costs",
    words: [
      "The price a minute, rounded up to the minute. Nothing if it is not answered",
      "Your operator’s price a minute, which may differ from country to country",
      "The card’s price a minute, and the fees its terms name",
    ],
  },
  {
    topic: "What you pay before you call",
    words: ["Credits, from $10", "Your mobile contract", "The card"],
  },
  {
    topic: "Money you do not use",
    words: ["Stays in your account", "Depends on your contract", "Stays until the date its terms name"],
  },
  {
    topic: "What you need",
    words: [
      "A browser, a microphone and the internet",
      "A phone with roaming switched on",
      "Any phone, the access number and the card’s code",
    ],
  },
] as const satisfies readonly { topic: Sentence; words: readonly [Sentence, Sentence, Sentence] }[];

const cardStyle = "rounded-card border p-6 md:row-span-6 md:grid md:grid-rows-subgrid md:p-5 lg:p-6";

export function Comparison() {
  return (
    <section aria-labelledby="comparison">
      <h2 id="comparison" className="font-bold text-3xl">
        {t("Beside roaming and calling cards")}
      </h2>
      <p className="mt-4 max-w-prose text-ink-soft">
        {t(
          "We quote no one else’s prices: they change, and yours depend on your contract. Look up what your operator or card charges a minute, and put it beside the price above.",
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
            <h3 className="font-bold text-lg">{way === "Farline" ? way : t(way)}</h3>
            <dl className="mt-3 grid gap-y-3 text-sm md:row-span-5 md:grid-rows-subgrid">
              {rows.map(({ topic, words: { [column]: words } }) => (
                <div key={topic}>
                  <dt className={column === 0 ? "text-stage-soft" : "text-ink-soft"}>{t(topic)}</dt>
                  <dd className="font-medium">{words && t(words)}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  );
}
