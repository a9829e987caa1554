import { useMemo } from "react";
import { usePageFacts } from "#web/lib/page-facts.ts";
import { countriesBySlug } from "./country-pages.ts";
import { type CountryPrices, pricesByCountry } from "./country-prices.ts";

/** The country that the server wrote into this page, when the address names it. */
export function useWrittenCountry(slug: string): CountryPrices | undefined {
  const { country, countryNames } = usePageFacts() ?? {};
  return useMemo(() => {
    const written = pricesByCountry(country?.destinations ?? [], countryNames);
    return countriesBySlug(written).get(slug);
  }, [country, countryNames, slug]);
}
