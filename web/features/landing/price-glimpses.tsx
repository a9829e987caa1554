import { Link } from "react-router";
import { creditsPerUsd } from "#contract/constants.ts";
import { formatMoney } from "#contract/currencies.ts";
import { creditsInWords } from "#contract/money.ts";
import type { TariffQuote } from "#contract/tariff.ts";
import { countryName } from "#web/lib/format.ts";
import { usePageFacts } from "#web/lib/page-facts.ts";
import { leastCostInWords } from "#web/tariff/price-words.ts";

/** The present prices for a few countries, as the server wrote them into the page. */
export function PriceGlimpses() {
  const quotes = usePageFacts()?.glimpses ?? [];
  if (quotes.length === 0) return null;
  return (
    <section aria-label="Prices" className="rounded-card border border-stage-line p-6">
      <h2 className="font-bold text-lg">What a minute costs</h2>
      <ul className="mt-3 divide-y divide-stage-line">
        {quotes.map((quote) => (
          <PriceRow key={quote.number} quote={quote} />
        ))}
      </ul>
      <Link
        to="/rates"
        className="mt-3 inline-block rounded-sm font-semibold text-sm underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        All rates
      </Link>
      <p className="mt-3 text-stage-soft text-xs">
        1 credit is {formatMoney(1 / creditsPerUsd, "USD")}. Billed by the minute, rounded up.{" "}
        {leastCostInWords(...quotes.map(({ rate }) => rate))}
      </p>
    </section>
  );
}

function PriceRow({ quote }: { quote: TariffQuote }) {
  return (
    <li className="flex items-baseline justify-between gap-4 py-2.5">
      <span className="font-semibold">{countryName(quote.country)}</span>
      <span className="figures whitespace-nowrap text-right">
        {creditsInWords(quote.creditsPerMinute)}
        <span className="block text-sm text-stage-soft sm:ml-2 sm:inline">
          {formatMoney(quote.creditsPerMinute / creditsPerUsd, "USD")}
        </span>
      </span>
    </li>
  );
}
