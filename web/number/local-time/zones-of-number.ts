import { countryTable, largeCountryTable, prefixTable } from "./zone-table.ts";

const byCountry = read(countryTable);
const byLargeCountry = read(largeCountryTable);
const byPrefix = read(prefixTable);
const longestPrefix = Math.max(...[...byPrefix.keys()].map((prefix) => prefix.length));

/** The time zones that a number of the country may be in; none where they are unknown. */
export function zonesOfNumber(digits: string, country: string): readonly string[] {
  const own = byCountry.get(country);
  if (own) return own;
  for (let length = longestPrefix; length > 0; length--) {
    const zones = byPrefix.get(digits.slice(0, length));
    if (zones) return zones;
  }
  return byLargeCountry.get(country) ?? [];
}

/** Rows of zones, and after a colon the keys that have them. */
function read(table: string): Map<string, string[]> {
  return new Map(
    table
      .trim()
      .split("\n")
      .flatMap((row) => {
        const [zones = "", keys = ""] = row.split(": ");
        return keys.split(" ").map((key): [string, string[]] => [key, zones.split(" ")]);
      }),
  );
}
