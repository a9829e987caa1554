import type { CountryPrices } from "./country-prices.ts";

/** The address of a country's prices, by its English name in every language: "Côte d’Ivoire" -> "/rates/cote-d-ivoire". */
export function countryPath(name: string): string {
  return `/rates/${slugOf(name)}`;
}

/** Countries by each name that an address may have. A country's own name wins over another's second name. */
export function countriesBySlug(countries: readonly CountryPrices[]): ReadonlyMap<string, CountryPrices> {
  const bySlug = new Map(countries.map((one) => [slugOf(one.englishName), one]));
  for (const one of countries) {
    for (const name of one.otherNames) {
      const slug = slugOf(name);
      if (!bySlug.has(slug)) bySlug.set(slug, one);
    }
  }
  return bySlug;
}

export function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(accents, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim()
    .replaceAll(" ", "-");
}

/** Marks that a search may leave out. The vowel signs of Devanagari are as good as letters; its dot below is not. */
const accents = /\u093c|(?!\p{Script=Devanagari})\p{M}/gu;
