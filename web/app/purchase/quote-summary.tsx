import type { Quote } from "#contract/money/payments.ts";
import { creditsInWords, formatMoney } from "#words/money.ts";
import { t } from "#words/translate.ts";

/** The quoted price and credits. Its place is there before the quote, so that the button below stays where it is. */
export function QuoteSummary({ quote }: { quote: Quote | undefined }) {
  return (
    <dl aria-live="polite" className="figures divide-y divide-line rounded-control bg-sunken px-4 text-sm">
      <div className="flex items-baseline justify-between gap-4 py-3">
        <dt className="text-ink-soft">{t("You pay")}</dt>
        <dd className="font-bold text-base">{quote ? formatMoney(quote.amount, quote.currency) : "–"}</dd>
      </div>
      <div className="flex items-baseline justify-between gap-4 py-3">
        <dt className="text-ink-soft">{t("You receive")}</dt>
        <dd className="font-bold text-accent text-base">{quote ? creditsInWords(quote.credits) : "–"}</dd>
      </div>
    </dl>
  );
}
