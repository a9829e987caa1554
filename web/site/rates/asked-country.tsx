import { useMemo } from "react";
import { usePageFacts } from "#web/kit/api/page-facts.ts";
import { Alert } from "#web/kit/notices/alert.tsx";
import { Loading } from "#web/kit/notices/loading.tsx";
import { countriesBySlug } from "#web/number/tariff/country-pages.ts";
import { pricesByCountry } from "#web/number/tariff/country-prices.ts";
import { usePriceList } from "#web/number/tariff/price-queries.ts";
import { t } from "#words/translate.ts";
import { CountryNotFound } from "./country-not-found.tsx";
import { CountryView } from "./country-view.tsx";

/** The prices of a country, when the server has to be asked for them. */
export function AskedCountry({ slug }: { slug: string }) {
  const { data, isError } = usePriceList();
  const names = usePageFacts()?.countryNames;
  const prices = useMemo(
    () => data && countriesBySlug(pricesByCountry(data.destinations, names)).get(slug),
    [data, names, slug],
  );
  if (prices) return <CountryView prices={prices} />;
  if (data) return <CountryNotFound name={slug.replaceAll("-", " ")} />;
  return isError ? <Alert tone="danger">{t("The prices could not be loaded.")}</Alert> : <Loading />;
}
