import { useMemo } from "react";
import type { Currency } from "#contract/money/currencies.ts";
import type { CallRate } from "#contract/money/pricing.ts";
import type { DestinationPrice, PriceList as Prices } from "#contract/money/tariff.ts";
import { usePageFacts } from "#web/kit/api/page-facts.ts";
import { Card } from "#web/kit/controls/card.tsx";
import { EmptyState } from "#web/kit/notices/empty-state.tsx";
import { formatDay } from "#web/kit/wording/format.ts";
import { spacedDigits } from "#web/number/numbering-plans.ts";
import { type CountryPrices, pricesByCountry } from "#web/number/tariff/country-prices.ts";
import { findCountries, type Search } from "#web/number/tariff/find-countries.ts";
import { leastCostInWords } from "#web/number/tariff/price-words.ts";
import { leftToRight } from "#words/left-to-right.ts";
import { t } from "#words/translate.ts";
import { CountriesByLetter, FoundCountries } from "./country-list.tsx";

interface PriceListProps {
  search: Search;
  /** In any currency: while another one loads, the prices shown are still in the previous one. */
  list: Prices;
}

/** All prices, or those that the search finds. */
export function PriceList({ search, list }: PriceListProps) {
  const names = usePageFacts()?.countryNames;
  const prices = useMemo(() => pricesByCountry(list.destinations, names), [list, names]);
  const found = findCountries(prices, search);
  const Found = found.length === prices.length ? CountriesByLetter : FoundCountries;
  return (
    <Card>
      {found.length === 0 ? (
        <NotFound search={search} />
      ) : (
        <Found countries={found} currency={list.currency} />
      )}
      <p className="mt-6 border-line border-t pt-4 text-ink-soft text-xs" hidden={found.length === 0}>
        {t("Prices are a minute, in credits.")} {/* The price of a number says it above. */}
        {search.country === undefined && `${leastCostInWords(...ratesOf(found, list.destinations))} `}
        {moneyNote(list.currency, list.ratesAsOf)}
      </p>
    </Card>
  );
}

function ratesOf(shown: readonly CountryPrices[], destinations: readonly DestinationPrice[]): CallRate[] {
  const countries = new Set(shown.map(({ country }) => country));
  return destinations.filter(({ country }) => countries.has(country)).map(({ rate }) => rate);
}

function NotFound({ search }: { search: Search }) {
  return search.digits === null ? (
    <EmptyState title={t("No destination found for “{text}”", { text: search.text.trim() })}>
      {t("We know no such country, or do not call there. Check the spelling, or type a whole number.")}
    </EmptyState>
  ) : (
    <EmptyState
      title={t("No destination found for {number}", {
        number: leftToRight(`+${spacedDigits(search.digits)}`),
      })}
    >
      {t("No country that we call has numbers like this.")}
    </EmptyState>
  );
}

function moneyNote(currency: Currency, ratesAsOf: string | null): string {
  if (currency === "USD") return "";
  return ratesAsOf === null
    ? t("What they are worth in {currency} is at our default rate, rounded up.", { currency })
    : t("What they are worth in {currency} is at the exchange rate of {day}, rounded up.", {
        currency,
        day: formatDay(ratesAsOf),
      });
}
