import { countryTable, prefixTable } from "./zone-table.ts";

const byCountry = new Map(rows(countryTable).map(([country, zones]) => [country, zones.split(" ")]));
const byPrefix = new Map(
  rows(prefixTable).flatMap(([zones, prefixes]) =>
    prefixes.split(" ").map((prefix): [string, string[]] => [prefix, zones.split(" ")]),
  ),
);
const longestPrefix = Math.max(...[...byPrefix.keys()].map((prefix) => prefix.length));

/** The time zones that a number of the country may be in; none where they are unknown. */
export function zonesOfNumber(digits: string, country: string): readonly string[] {
  for (let length = longestPrefix; length > 0; length--) {
    const zones = byPrefix.get(digits.slice(0, length));
    if (zones) return zones;
  }
  return byCountry.get(country) ?? [];
}

function rows(table: string): [head: string, tail: string][] {
  return table
    .trim()
    .split("\n")
    .map((row) => {
      const [head = "", tail = ""] = row.split(": ");
      return [head, tail];
    });
}
