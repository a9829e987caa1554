import { ChevronDown } from "lucide-react";
import type { Currency } from "#contract/currencies.ts";
import { countryPath } from "#web/tariff/country-pages.ts";
import { type CountryPrices, type PriceRange, wholeRange } from "#web/tariff/country-prices.ts";
import { leastPurchaseInWords, rangeInCredits, rangeInMoney } from "#web/tariff/price-words.ts";
import { TextLink } from "#web/ui/text-link.tsx";
import { t } from "#words/translate.ts";

interface CountryLineProps {
  prices: CountryPrices;
  currency: Currency;
  isOpen: boolean;
}

/** A country on one line with the range of its prices, which unfolds to its landlines and mobiles. */
export function CountryLine({ prices, currency, isOpen }: CountryLineProps) {
  const { name, englishName, callingCode, areaCodes, landline, mobile } = prices;
  return (
    <li>
      <details className="group" open={isOpen}>
        <summary className="-mx-2 flex min-h-12 cursor-pointer list-none items-center gap-3 rounded-control px-2 py-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
          {/* A long name has its prices below it on the narrowest screens. */}
          <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
            <span className="grow basis-28">
              <span className="font-semibold">{name}</span>{" "}
              <bdi dir="ltr" className="figures whitespace-nowrap text-ink-soft text-sm">
                {`+${callingCode} ${areaCodes.join(", ")}`.trimEnd()}
              </bdi>
            </span>
            <span className="figures ms-auto flex flex-col items-end text-end text-sm sm:flex-row sm:items-baseline sm:gap-2">
              <span className="whitespace-nowrap font-semibold">{rangeInCredits(wholeRange(prices))}</span>{" "}
              <span className="whitespace-nowrap text-ink-soft sm:min-w-28">
                {rangeInMoney(wholeRange(prices), currency)}
              </span>
            </span>
          </span>
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <div className="mb-2 rounded-control bg-sunken px-4 py-3 text-sm">
          <dl className="divide-y divide-line">
            <Kind name={t("Landline")} range={landline} currency={currency} />
            <Kind name={t("Mobile")} range={mobile} currency={currency} />
          </dl>
          <p className="mt-2">
            <TextLink to={countryPath(englishName)}>{t("Calls to {country}", { country: name })}</TextLink>
          </p>
        </div>
      </details>
    </li>
  );
}

interface KindProps {
  name: string;
  range: PriceRange | undefined;
  currency: Currency;
}

function Kind({ name, range, currency }: KindProps) {
  if (!range) return null;
  return (
    <div className="figures flex flex-wrap justify-between gap-x-6 gap-y-0.5 py-2">
      <dt className="font-semibold">{name}</dt>
      <dd className="text-end">
        {rangeInCredits(range)} <span className="text-ink-soft">({rangeInMoney(range, currency)})</span>{" "}
        <span className="block text-ink-soft sm:ms-3 sm:inline">
          {leastPurchaseInWords(range.lowest.rate, range.highest.rate)}
        </span>
      </dd>
    </div>
  );
}
