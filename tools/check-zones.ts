/**
 * Compares the hour that the product tells with Google's table of Debian's python3-phonenumbers, for each beginning of a number
 * that either of them has: `node tools/check-zones.ts`. Exits with 1 where they differ for no reason of zone-tables/differences.ts.
 */
import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
} from "libphonenumber-js/max";
import { zoneData } from "#web/number/local-time/zone-data.ts";
import { prefixTable } from "#web/number/local-time/zone-table.ts";
import { zonesOfNumber } from "#web/number/local-time/zones-of-number.ts";
import { differences } from "./zone-tables/differences.ts";
import { googleNumbers, googlesZones } from "./zone-tables/google.ts";

const google = googleNumbers();
if (google === null) {
  console.log(
    "Not compared: Debian's python3-phonenumbers is missing (apt-get install python3-phonenumbers).",
  );
  process.exit(0);
}

/** Google's names that the tz database has given up. */
const renamed: Readonly<Record<string, string>> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Godthab": "America/Nuuk",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Choibalsan": "Asia/Ulaanbaatar",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
};
const clockByZone = new Map(
  rowsOf(zoneData).flatMap(([clock, zones]) => zones.map((zone): [string, string] => [zone, clock])),
);

const prefixes = new Set([...Object.keys(google.zones), ...rowsOf(prefixTable).flatMap(([, own]) => own)]);
const unexplained: string[] = [];
const explained = new Map<string, string[]>();
for (const prefix of [...prefixes].sort()) {
  const ours = zonesOfNumber(prefix, countryOfPrefix(prefix));
  const googles = googlesZones(google, prefix).map((zone) => renamed[zone] ?? zone);
  if (clocksOf(ours) === clocksOf(googles)) continue;
  const reason = differences.find(([pattern]) => pattern.test(prefix))?.[1];
  const difference = `+${prefix}: ${ours.join(" ") || "none"}, Google ${googles.join(" ") || "none"}`;
  if (reason === undefined) unexplained.push(difference);
  else explained.set(reason, [...(explained.get(reason) ?? []), difference]);
}
for (const [reason, list] of explained) console.log(`${reason}\n${list.map((row) => `  ${row}`).join("\n")}`);
console.log(`${prefixes.size} beginnings compared, ${unexplained.length} differ without a reason.`);
for (const difference of unexplained) console.log(difference);
process.exitCode = unexplained.length > 0 ? 1 : 0;

/** Country of the first whole number that begins so, else the first one with the calling code. */
function countryOfPrefix(prefix: string): string {
  for (let length = prefix.length; length <= 15; length++) {
    for (const digit of "2358") {
      const number = parsePhoneNumberFromString(`+${prefix.padEnd(length, digit)}`);
      if (number?.isValid() && number.country) return number.country;
    }
  }
  const typed = new AsYouType();
  typed.input(`+${prefix}`);
  return (
    typed.getCountry() ??
    getCountries().find((country) => prefix.startsWith(getCountryCallingCode(country))) ??
    ""
  );
}

function clocksOf(zones: readonly string[]): string {
  return [...new Set(zones.map((zone) => clockByZone.get(zone) ?? zone))].sort().join();
}

function rowsOf(table: string): [head: string, tail: string[]][] {
  return table
    .trim()
    .split("\n")
    .map((row) => {
      const [head = "", tail = ""] = row.split(": ");
      return [head, tail.split(" ")];
    });
}
