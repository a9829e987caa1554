import type { DestinationPrice } from "#contract/money/tariff.ts";
import { spokenCountryNames } from "#web/kit/wording/spoken-country-names.ts";
import { countryName, nameInAddress } from "#words/country-names.ts";
import { collator } from "#words/formats.ts";

/** The prices of a country's landlines or of its mobiles, which may differ by destination. */
export interface PriceRange {
  lowest: DestinationPrice;
  highest: DestinationPrice;
}

export interface CountryPrices {
  country: string;
  /** In the language of the moment. */
  name: string;
  englishName: string;
  callingCode: string;
  /** Area codes of the North American plan; empty for a country with many, and elsewhere. */
  areaCodes: string[];
  /** Undefined where the country has no such numbers. */
  landline: PriceRange | undefined;
  mobile: PriceRange | undefined;
  /** Other names that people may search for. Gathered when first asked for: the engine reads some of them. */
  readonly otherNames: readonly string[];
  destinations: readonly DestinationPrice[];
}

/** The price list by country, sorted by name. A browser names only the countries that `names` does not. */
export function pricesByCountry(
  destinations: readonly DestinationPrice[],
  names: Readonly<Record<string, string>> = {},
): CountryPrices[] {
  const countries = new Map<string, DestinationPrice[]>();
  for (const destination of destinations) {
    const listed = countries.get(destination.country) ?? [];
    countries.set(destination.country, [...listed, destination]);
  }
  return [...countries]
    .map(([country, prices]) => countryPrices(country, names[country] ?? countryName(country), prices))
    .sort((left, right) => collator().compare(left.name, right.name));
}

function countryPrices(country: string, name: string, prices: readonly DestinationPrice[]): CountryPrices {
  const englishName = nameInAddress(country, name);
  let otherNames: string[] | undefined;
  return {
    country,
    name,
    englishName,
    callingCode: prices[0]?.callingCode ?? "",
    areaCodes: [...new Set(prices.flatMap(({ areaCodes }) => areaCodes))],
    landline: rangeOf(prices.filter(({ numberTypes }) => numberTypes.includes("landline"))),
    mobile: rangeOf(prices.filter(({ numberTypes }) => numberTypes.includes("mobile"))),
    get otherNames() {
      otherNames ??= [
        country,
        englishName,
        shortName(country),
        ...spokenCountryNames(country),
        ...prices.map(({ destination }) => destination),
      ];
      return otherNames;
    },
    destinations: prices,
  };
}

export function wholeRange({ destinations }: CountryPrices): PriceRange {
  const range = rangeOf(destinations);
  if (!range) throw new Error("A country without a destination");
  return range;
}

function rangeOf(prices: readonly DestinationPrice[]): PriceRange | undefined {
  const sorted = prices.toSorted((left, right) => left.creditsPerMinute - right.creditsPerMinute);
  const lowest = sorted[0];
  const highest = sorted.at(-1);
  return lowest && highest && { lowest, highest };
}

let shortNames: Intl.DisplayNames | undefined;

function shortName(country: string): string {
  shortNames ??= new Intl.DisplayNames("en", { type: "region", style: "short", fallback: "code" });
  return shortNames.of(country) ?? country;
}
