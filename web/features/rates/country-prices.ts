import type { DestinationPrice } from "#contract/tariff.ts";
import { countryName } from "#web/lib/format.ts";

/** What one kind of line costs; a country may have several prices. */
export interface PriceRange {
  lowest: DestinationPrice;
  highest: DestinationPrice;
}

/** A row of the price list. */
export interface CountryPrices {
  country: string;
  name: string;
  callingCode: string;
  /** Of the North American plan; empty where they are many, and elsewhere. */
  areaCodes: string[];
  /** Undefined where the country has no such numbers. */
  landline: PriceRange | undefined;
  mobile: PriceRange | undefined;
  /** Other names that people may look for. */
  otherNames: string[];
}

/** The price list by country, in the order of their names. */
export function pricesByCountry(destinations: readonly DestinationPrice[]): CountryPrices[] {
  const countries = new Map<string, DestinationPrice[]>();
  for (const destination of destinations) {
    const known = countries.get(destination.country) ?? [];
    countries.set(destination.country, [...known, destination]);
  }
  return [...countries]
    .map(([country, prices]) => countryPrices(country, prices))
    .sort((left, right) => left.name.localeCompare(right.name, "en"));
}

function countryPrices(country: string, prices: readonly DestinationPrice[]): CountryPrices {
  return {
    country,
    name: countryName(country),
    callingCode: prices[0]?.callingCode ?? "",
    areaCodes: [...new Set(prices.flatMap(({ areaCodes }) => areaCodes))],
    landline: rangeOf(prices.filter(({ numberTypes }) => numberTypes.includes("landline"))),
    mobile: rangeOf(prices.filter(({ numberTypes }) => numberTypes.includes("mobile"))),
    otherNames: [
      country,
      shortName(country),
      ...(spokenNames[country] ?? []),
      ...prices.map(({ destination }) => destination),
    ],
  };
}

function rangeOf(prices: readonly DestinationPrice[]): PriceRange | undefined {
  const sorted = prices.toSorted((left, right) => left.creditsPerMinute - right.creditsPerMinute);
  const lowest = sorted[0];
  const highest = sorted.at(-1);
  return lowest && highest && { lowest, highest };
}

const shortNames = new Intl.DisplayNames("en", { type: "region", style: "short", fallback: "code" });
const shortName = (country: string) => shortNames.of(country) ?? country;

/** What people call a country that its own names do not contain. */
const spokenNames: Partial<Record<string, string[]>> = {
  AE: ["UAE", "Dubai", "Abu Dhabi"],
  CD: ["DRC"],
  CI: ["Ivory Coast"],
  CZ: ["Czech Republic"],
  GB: ["Great Britain", "England", "Scotland", "Wales", "Northern Ireland"],
  KR: ["Republic of Korea"],
  MM: ["Burma"],
  NL: ["Holland"],
  SZ: ["Swaziland"],
  TR: ["Turkey"],
  US: ["USA", "America"],
  VA: ["Holy See"],
};
