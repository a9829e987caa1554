import type { CountryPrices, PriceRange } from "#web/tariff/country-prices.ts";
import {
  leastCostInWords,
  leastPurchaseInWords,
  rangeInCredits,
  rangeInMoney,
} from "#web/tariff/price-words.ts";

interface CountryResultProps {
  prices: CountryPrices | undefined;
  hasFailed: boolean;
}

/** What a minute costs to a country's landlines and mobiles, and what the least purchase buys there. */
export function CountryResult({ prices, hasFailed }: CountryResultProps) {
  return (
    <div aria-live="polite" className="min-h-40 rounded-card bg-stage px-5 py-5 text-stage-ink">
      {prices ? (
        <>
          <dl className="divide-y divide-stage-line">
            <Kind name="Landline" range={prices.landline} />
            <Kind name="Mobile" range={prices.mobile} />
          </dl>
          <p className="mt-3 text-stage-soft text-xs">
            {leastCostInWords(...prices.destinations.map(({ rate }) => rate))}
          </p>
        </>
      ) : (
        <p className="text-stage-soft">
          {hasFailed ? "The price could not be loaded." : "Looking up the price..."}
        </p>
      )}
    </div>
  );
}

function Kind({ name, range }: { name: string; range: PriceRange | undefined }) {
  if (!range) return null;
  return (
    <div className="figures flex flex-wrap items-baseline justify-between gap-x-4 py-2.5 first:pt-0">
      <dt className="font-semibold">{name}</dt>
      <dd className="text-end">
        <strong className="text-lg">{rangeInMoney(range, "USD")}</strong> a minute
        <span className="block text-sm text-stage-soft">
          {rangeInCredits(range)} · {leastPurchaseInWords(range.lowest.rate, range.highest.rate)}
        </span>
      </dd>
    </div>
  );
}
