import { countryTable, prefixTable } from "./zone-table.ts";

const longestPrefix = 5;
const byCountry = read(countryTable, (zone, country, zones) => {
  zones.set(country, [...(zones.get(country) ?? []), zone]);
});
const byPrefix = read(prefixTable, (names, prefix, zones) => {
  zones.set(prefix, names.split(" "));
});

type Zones = Map<string, string[]>;

/** Every row names its keys after a colon. */
function read(table: string, keep: (value: string, key: string, zones: Zones) => void): Zones {
  const zones: Zones = new Map();
  for (const row of table.trim().split("\n")) {
    const [value = "", keys = ""] = row.split(": ");
    for (const key of keys.split(" ")) keep(value, key, zones);
  }
  return zones;
}

/** The time zones that a number of the country may be in; none where they are unknown. */
export function zonesOfNumber(digits: string, country: string): readonly string[] {
  const own = byCountry.get(country) ?? [];
  if (own.length < 2) return own;
  for (let length = longestPrefix; length > 0; length--) {
    const begun = byPrefix.get(digits.slice(0, length))?.filter((zone) => own.includes(zone)) ?? [];
    if (begun.length > 0) return begun;
  }
  return own;
}
