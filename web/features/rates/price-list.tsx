import { useMemo } from "react";
import type { Currency } from "#contract/currencies.ts";
import type { CallRate } from "#contract/pricing.ts";
import type { DestinationPrice } from "#contract/tariff.ts";
import { formatDay } from "#web/lib/format.ts";
import { usePageFacts } from "#web/lib/page-facts.ts";
import { spacedDigits } from "#web/lib/phone-number.ts";
import { type CountryPrices, pricesByCountry } from "#web/tariff/country-prices.ts";
import { findCountries, type Search } from "#web/tariff/find-countries.ts";
import { usePriceList } from "#web/tariff/price-queries.ts";
import { leastCostInWords } from "#web/tariff/price-words.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { CountriesByLetter, FoundCountries } from "./country-list.tsx";

interface PriceListProps {
  search: Search;
  currency: Currency;
}

/** All prices, or those that the search finds. */
export function PriceList({ search, currency }: PriceListProps) {
  const list = usePriceList(currency);
  const names = usePageFacts()?.countryNames;
  const prices = useMemo(() => pricesByCountry(list.data?.destinations ?? [], names), [list.data, names]);
  if (list.data === undefined) {
    if (!list.isError) return <Loading />;
    return (
      <Alert tone="danger">
        The prices could not be loaded.{" "}
        <Button variant="secondary" size="small" className="ml-2" onClick={() => list.refetch()}>
          Try again
        </Button>
      </Alert>
    );
  }
  const found = findCountries(prices, search);
  const Found = found.length === prices.length ? CountriesByLetter : FoundCountries;
  // While another currency loads, the prices shown are still in the previous one.
  const shown = list.data.currency;
  return (
    <Card>
      {found.length === 0 ? <NotFound search={search} /> : <Found countries={found} currency={shown} />}
      <p className="mt-6 border-line border-t pt-4 text-ink-soft text-xs">
        Prices are a minute, in credits. {leastCostInWords(...ratesOf(found, list.data.destinations))}{" "}
        {moneyNote(shown, list.data.ratesAsOf)}
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
    <EmptyState title={`No destination found for “${search.text.trim()}”`}>
      We know no such country, or do not call there. Check the spelling, or type a whole number.
    </EmptyState>
  ) : (
    <EmptyState title={`No destination found for +${spacedDigits(search.digits)}`}>
      No country that we call has numbers like this.
    </EmptyState>
  );
}

function moneyNote(currency: Currency, ratesAsOf: string | null): string {
  if (currency === "USD") return "";
  const day = ratesAsOf === null ? "at our default rate" : `at the exchange rate of ${formatDay(ratesAsOf)}`;
  return `What they are worth in ${currency} is ${day}, rounded up.`;
}
