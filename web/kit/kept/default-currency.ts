import type { Currency } from "#contract/money/currencies.ts";

const ofRegion: Partial<Record<string, Currency>> = {
  US: "USD",
  GB: "GBP",
  CA: "CAD",
  AU: "AUD",
  JP: "JPY",
};

const euroRegions = new Set("AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK".split(" "));

const fallback: Currency = "GBP";

/** The default currency, by the first language tag that names a region. */
export function defaultCurrency(languages: readonly string[]): Currency {
  const [region] = regionsOf(languages);
  if (region === undefined) return fallback;
  return euroRegions.has(region) ? "EUR" : (ofRegion[region] ?? fallback);
}

/** The regions that language tags name (ISO 3166-1 alpha-2). */
export function regionsOf(languages: readonly string[]): string[] {
  return languages.map(regionOf).filter((region) => region !== undefined);
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region;
  } catch {
    return undefined;
  }
}
