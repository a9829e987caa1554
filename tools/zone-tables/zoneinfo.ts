import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { isSupportedCountry } from "libphonenumber-js/max";

const folder = "/usr/share/zoneinfo";
const [firstYear, lastYear] = [2026, 2037];
const minute_ms = 60_000;

/** Zones that zone.tab lists under another country than the one whose plan has their numbers. */
const unlisted: Readonly<Record<string, string>> = {
  TR: "Asia/Famagusta",
  XK: "Europe/Belgrade",
  AC: "Atlantic/St_Helena",
  TA: "Atlantic/St_Helena",
};

/** Clocks that no number of the country's plan has: the law's of China is Beijing's, Crimea's numbers are Russian, Famagusta's Turkish. */
const unofficial: ReadonlySet<string> = new Set([
  "CN Asia/Urumqi",
  "CY Asia/Famagusta",
  "UA Europe/Simferopol",
]);

/** Release of this machine's tz database: "2026f". */
export function tzVersion(): string {
  return /version (\S+)/.exec(readFileSync(`${folder}/tzdata.zi`, "utf8"))?.[1] ?? "unknown";
}

/** Time zones of each country with telephones, as zone.tab has them. */
export function zonesByCountry(): Map<string, string[]> {
  const zones = new Map(Object.entries(unlisted).map(([country, zone]) => [country, [zone]]));
  for (const row of readFileSync(`${folder}/zone.tab`, "utf8").split("\n")) {
    const [country = "", , zone = ""] = row.split("\t");
    if (!isSupportedCountry(country) || unofficial.has(`${country} ${zone}`)) continue;
    zones.set(country, [...(zones.get(country) ?? []), zone]);
  }
  return zones;
}

/** Offset of a zone in the first hour of the first year, then each change and the offset after it, as zone-data.ts has them. */
export function offsetsOf(zone: string): string {
  const offsets: string[] = [];
  const dump = execFileSync("zdump", ["-v", "-c", `${firstYear},${lastYear + 1}`, zone], {
    encoding: "utf8",
  });
  for (const row of dump.split("\n")) {
    const [, moment, offset_s] = /^\S+ +(.+) UT = .* gmtoff=(-?\d+)$/.exec(row) ?? [];
    const at_ms = Date.parse(`${moment} UTC`);
    // zdump names both ends of the years that a file can hold, and the second before each change.
    if (!(at_ms >= Date.UTC(firstYear, 0) && at_ms < Date.UTC(lastYear + 1, 0))) continue;
    if (offsets.length === 0) offsets.push(`${Number(offset_s) / 60}`);
    else if (at_ms % minute_ms === 0) {
      offsets.push(new Date(at_ms).toISOString().slice(0, 16), `${Number(offset_s) / 60}`);
    }
  }
  return offsets.length > 0 ? offsets.join(" ") : `${fixedOffset_min(zone)}`;
}

function fixedOffset_min(zone: string): number {
  const text = execFileSync("date", ["-d", `${firstYear}-01-01`, "+%z"], {
    encoding: "utf8",
    env: { ...process.env, TZ: zone },
  });
  const [, sign = "", hours = "", minutes = ""] = /^([+-])(\d\d)(\d\d)/.exec(text) ?? [];
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
}
