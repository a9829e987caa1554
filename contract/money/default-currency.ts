import type { Currency } from "./currencies.ts";
import type { OfferedCurrencies } from "./offered-currencies.ts";

const euroRegions = new Set("AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK".split(" "));

/**
 * The default currency, by the first language tag that names a region. The code of a currency begins with that of its
 * region (ISO 4217): CHF of CH.
 */
export function defaultCurrency(
  languages: readonly string[],
  { offered, usual }: Pick<OfferedCurrencies, "offered" | "usual">,
): Currency {
  const [region] = regionsOf(languages);
  if (region === undefined) return usual;
  const start = euroRegions.has(region) ? "EUR" : region;
  return offered.find((code) => code.startsWith(start)) ?? usual;
}

/** The regions that language tags name (ISO 3166-1 alpha-2). */
export function regionsOf(languages: readonly string[]): string[] {
  return languages.map((tag) => localeOf(tag)?.region).filter((region) => region !== undefined);
}

/** The region that a language tag names, or else the likeliest for its language; undefined for an invalid tag. */
export function likelyRegion(tag: string): string | undefined {
  return localeOf(tag)?.maximize().region;
}

/** Undefined for what is no language tag, such as the "C" of a Unix system without a language. */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
