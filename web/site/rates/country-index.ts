import type { PriceList } from "#contract/money/tariff.ts";
import { countriesBySlug, countryPath, slugOf } from "#web/number/tariff/country-pages.ts";
import { pricesByCountry } from "#web/number/tariff/country-prices.ts";
import { countryDescription } from "#web/number/tariff/country-words.ts";
import { findCountries } from "#web/number/tariff/find-countries.ts";

/** The page of each country, by the names that its address may have and by what people type. */
export function countryPages(list: PriceList, names: Readonly<Record<string, string>>) {
  const countries = pricesByCountry(list.destinations, names);
  const bySlug = countriesBySlug(countries);
  const pageOf = new Map(
    countries.map((prices) => {
      const { country: code, name, englishName, destinations } = prices;
      const description = countryDescription(prices);
      return [code, { path: countryPath(englishName), description, code, name, destinations }];
    }),
  );
  return {
    pages: [...pageOf.values()],
    bySlug: (slug: string) => pageOf.get(bySlug.get(slug)?.country ?? ""),
    byCode: (code: string) => pageOf.get(code),
    byName(text: string) {
      const [match, another] = findCountries(countries, { text, digits: null, country: undefined });
      const only = another === undefined ? match : undefined;
      return pageOf.get((bySlug.get(slugOf(text)) ?? only)?.country ?? "");
    },
  };
}
