import { type CountryCode, getCountryCallingCode } from "libphonenumber-js/max";
import type { CallRate } from "#contract/money/pricing.ts";
import { isSold, type TariffRow } from "./decks/deck.ts";
import { type NumberType, numberTypes } from "./priced-countries.ts";

/** One line of the public price list: the prefixes with one name and one price, within one country. */
export interface Destination {
  name: string;
  /** ISO 3166-1 alpha-2. A row that several countries share is a destination in each. */
  country: string;
  callingCode: string;
  /** Area codes that tell North American countries apart, such as 876; empty for countries with many. */
  areaCodes: string[];
  numberTypes: NumberType[];
  prefixes: number;
  rate: CallRate;
}

const northAmerica = "1";
const areaCodeLength = 3;
const mostAreaCodes = 4;

/** A country's fixed or mobile numbers that a row prices. */
interface PricedNumbers {
  country: CountryCode;
  numberType: NumberType;
  row: TariffRow;
}

/** The destinations that a deck sells, by name and country. A row without a country is no destination. */
export function destinationsOf(rows: readonly TariffRow[]): Destination[] {
  const destinations = Map.groupBy(rows.filter(isSold).flatMap(pricedLines), destinationKey);
  return [...destinations.values()]
    .flatMap(asDestination)
    .sort((left, right) => left.name.localeCompare(right.name, "en") || compareCodes(left, right));
}

function pricedLines(row: TariffRow): PricedNumbers[] {
  return numberTypes.flatMap((numberType) =>
    row.countries[numberType].map((country) => ({ country, numberType, row })),
  );
}

function compareCodes(left: Destination, right: Destination): number {
  return left.country.localeCompare(right.country, "en");
}

function destinationKey({ country, row }: PricedNumbers): string {
  const { perMinute_mc, connect_mc, minimum_s, increment_s } = row.rate;
  return JSON.stringify([row.name, country, perMinute_mc, connect_mc, minimum_s, increment_s]);
}

function asDestination(priced: readonly PricedNumbers[]): Destination[] {
  const [first] = priced;
  if (!first) return [];
  const { country, row } = first;
  const callingCode = getCountryCallingCode(country);
  return [
    {
      name: row.name,
      country,
      callingCode,
      areaCodes: callingCode === northAmerica ? areaCodesOf(priced) : [],
      numberTypes: numberTypes.filter((numberType) => priced.some((one) => one.numberType === numberType)),
      prefixes: new Set(priced.map((one) => one.row.prefix)).size,
      rate: row.rate,
    },
  ];
}

function areaCodesOf(priced: readonly PricedNumbers[]): string[] {
  const codes = priced.map(({ row }) =>
    row.prefix.slice(northAmerica.length, northAmerica.length + areaCodeLength),
  );
  const areaCodes = [...new Set(codes)].toSorted();
  return areaCodes.length <= mostAreaCodes && areaCodes.every((code) => code.length === areaCodeLength)
    ? areaCodes
    : [];
}
