import { useMemo } from "react";
import { usePageFacts } from "#web/kit/api/page-facts.ts";
import { countriesBySlug, slugOf } from "./country-pages.ts";
import { type CountryPrices, pricesByCountry } from "./country-prices.ts";

/** The country that the server wrote into this page, when the address names it. */
export function useWrittenCountry(slug: string): CountryPrices | undefined {
  const { country, countryNames } = usePageFacts() ?? {};
  return useMemo(() => {
    const written = pricesByCountry(country?.destinations ?? [], countryNames);
    // Most addresses have the country's own name, so its other names are not read.
    return (
      written.find(({ englishName }) => slugOf(englishName) === slug) ?? countriesBySlug(written).get(slug)
    );
  }, [country, countryNames, slug]);
}
