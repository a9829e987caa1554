import { useMemo } from "react";
import type { Currency } from "#contract/currencies.ts";
import { usePageFacts } from "#web/lib/page-facts.ts";
import { countriesBySlug, slugOf } from "./country-pages.ts";
import { type CountryPrices, pricesByCountry } from "./country-prices.ts";
import { usePriceList } from "./price-queries.ts";

export type FoundCountry =
  | { state: "loading" | "failed" | "unknown" }
  /** While another currency loads, the prices are still in the previous one. */
  | { state: "found"; country: CountryPrices; currency: Currency };

/** The prices of the country that an address names. */
export function useFoundCountry(slug: string, wanted: Currency): FoundCountry {
  const written = useWrittenCountry(slug);
  const { data, isError } = usePriceList(wanted, written === undefined || wanted !== "USD");
  const names = usePageFacts()?.countryNames;
  const country = useMemo(
    () => data && countriesBySlug(pricesByCountry(data.destinations, names)).get(slug),
    [data, names, slug],
  );
  if (country && data) return { state: "found", country, currency: data.currency };
  if (written) return { state: "found", country: written, currency: "USD" };
  // The server writes the prices of every country that it knows into its page.
  if (data || import.meta.env.SSR) return { state: "unknown" };
  return { state: isError ? "failed" : "loading" };
}

/** The country that the server wrote into this page, when the address names it. */
function useWrittenCountry(slug: string): CountryPrices | undefined {
  const { country, countryNames } = usePageFacts() ?? {};
  return useMemo(() => {
    const [written] = pricesByCountry(country?.destinations ?? [], countryNames);
    return written && slugOf(written.name) === slug ? written : undefined;
  }, [country, countryNames, slug]);
}
