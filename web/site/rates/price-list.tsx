import { useMemo } from "react";
import type { CallRate } from "#contract/money/pricing.ts";
import type { DestinationPrice, PriceList as Prices } from "#contract/money/tariff.ts";
import { usePageFacts } from "#web/kit/api/page-facts.ts";
import { Card } from "#web/kit/controls/card.tsx";
import { useCreditMoney } from "#web/kit/money/credit-money.ts";
import { EmptyState } from "#web/kit/notices/empty-state.tsx";
import { spacedDigits } from "#web/number/numbering-plans.ts";
import { type CountryPrices, pricesByCountry } from "#web/number/tariff/country-prices.ts";
import { findCountries, type Search } from "#web/number/tariff/find-countries.ts";
import { leastCostInWords } from "#web/number/tariff/price-words.ts";
import { leftToRight } from "#words/formats.ts";
import { t } from "#words/translate.ts";
import { CountriesByLetter, FoundCountries } from "./country-list.tsx";

export function PriceList({ search, list }: { search: Search; list: Prices }) {
  const names = usePageFacts()?.countryNames;
  const money = useCreditMoney();
  const prices = useMemo(() => pricesByCountry(list.destinations, names), [list, names]);
  const matches = findCountries(prices, search);
  const Found = matches.length === prices.length ? CountriesByLetter : FoundCountries;
  return (
    <Card>
      {matches.length === 0 ? <NotFound search={search} /> : <Found countries={matches} money={money} />}
      <p
        suppressHydrationWarning
        className="mt-6 border-line border-t pt-4 text-ink-soft text-xs"
        hidden={matches.length === 0}
      >
        {t("Prices are in credits per minute.")} {/* The price of a number says it above. */}
        {search.country === undefined && `${leastCostInWords(...ratesOf(matches, list.destinations))} `}
        {money.rateInWords}
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
      {t(
        "We do not know this country, or we do not offer calls there. Check the spelling, or type a whole number.",
      )}
    </EmptyState>
  ) : (
    <EmptyState
      title={t("No destination found for {number}", {
        number: leftToRight(`+${spacedDigits(search.digits)}`),
      })}
    >
      {t("None of the countries we call has numbers like this.")}
    </EmptyState>
  );
}
