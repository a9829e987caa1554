import { useMemo } from "react";
import type { Currency } from "#contract/currencies.ts";
import { usePageFacts } from "#web/lib/page-facts.ts";
import { countriesBySlug } from "#web/tariff/country-pages.ts";
import { type CountryPrices, pricesByCountry } from "#web/tariff/country-prices.ts";
import { usePriceList } from "#web/tariff/price-queries.ts";
import { Alert } from "#web/ui/alert.tsx";
import { Loading } from "#web/ui/loading.tsx";
import { t } from "#words/translate.ts";
import { CountryNotFound } from "./country-not-found.tsx";
import { CountryView } from "./country-view.tsx";

interface AskedCountryProps {
  /** The country's name in the address. */
  slug: string;
  currency: Currency;
  /** Its prices in USD, when the page came with them. */
  written: CountryPrices | undefined;
}

/** The prices of a country, when the server has to be asked for them. */
export function AskedCountry({ slug, currency, written }: AskedCountryProps) {
  const { data, isError } = usePriceList(currency);
  const names = usePageFacts()?.countryNames;
  const prices = useMemo(
    () => data && countriesBySlug(pricesByCountry(data.destinations, names)).get(slug),
    [data, names, slug],
  );
  if (prices && data) return <CountryView prices={prices} currency={data.currency} />;
  if (written) return <CountryView prices={written} currency="USD" />;
  if (data) return <CountryNotFound name={slug.replaceAll("-", " ")} />;
  return isError ? <Alert tone="danger">{t("The prices could not be loaded.")}</Alert> : <Loading />;
}
