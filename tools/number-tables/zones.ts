import { getCountryCallingCode, isSupportedCountry } from "libphonenumber-js/max";

/** Longer beginnings of numbers are joined: beyond an area code the zones of mobile numbers mean little. */
const areaCode = { "1": 4, others: 5 } as const;

/** Russia's mobile numbers are in use in all its zones; the source names Moscow's alone. */
const undecided: ReadonlySet<string> = new Set(["79"]);

/** Countries that zone.tab lists under another country. */
const unlisted: Readonly<Record<string, string[]>> = {
  XK: ["Europe/Belgrade"],
  AC: ["Atlantic/St_Helena"],
  TA: ["Atlantic/St_Helena"],
};

/**
 * The rows of the two tables. The tz database has each country's present zones; libphonenumber has the zones of a
 * number's beginning, some of which are years old. So these count only where a country has several times, and only when
 * the country still has them.
 */
export function zoneTables(zoneTab: string, mapData: string): { countries: string[]; prefixes: string[] } {
  const zonesByCountry = zonesOfCountries(zoneTab);
  const byZone = new Map<string, string[]>();
  for (const [country, zones] of zonesByCountry) for (const zone of zones) add(byZone, zone, country);
  const several = [...zonesByCountry].filter(([, zones]) => zones.size > 1);
  const byZones = new Map<string, string[]>();
  for (const [prefix, zones] of numberPrefixes(mapData)) {
    const known = several.filter(([country]) => belongsTo(prefix, country)).flatMap(([, own]) => [...own]);
    // What is said of a whole calling code is older than the tz database's list of its countries.
    if (several.some(([country]) => callingCode(country) === prefix)) continue;
    const kept = [...zones].filter((zone) => known.includes(zone)).sort();
    if (kept.length > 0) add(byZones, kept.join(" "), prefix);
  }
  return { countries: rows(byZone), prefixes: rows(byZones) };
}

function zonesOfCountries(zoneTab: string): Map<string, Set<string>> {
  const found = new Map(
    Object.entries(unlisted).map(([country, zones]) => [country, new Set(zones.map(clock))]),
  );
  for (const row of zoneTab.split("\n")) {
    const [country = "", , zone = ""] = row.split("\t");
    if (!/^[A-Z]{2}$/.test(country) || !isSupportedCountry(country)) continue;
    found.set(country, (found.get(country) ?? new Set()).add(clock(zone)));
  }
  return found;
}

/** The zones of each beginning, with longer ones joined to their area code and those left out that repeat a shorter one. */
function numberPrefixes(mapData: string): Map<string, Set<string>> {
  const joined = new Map<string, Set<string>>();
  for (const row of mapData.split("\n")) {
    const [, digits = "", names = ""] = /^(\d+)\|(.+)$/.exec(row.trim()) ?? [];
    if (undecided.has(digits)) continue;
    const prefix = digits.slice(0, digits.startsWith("1") ? areaCode["1"] : areaCode.others);
    const zones = joined.get(prefix) ?? new Set();
    for (const zone of names.split("&").filter(Boolean)) zones.add(clock(zone));
    joined.set(prefix, zones);
  }
  const same = (left: Set<string>, right: Set<string> | undefined) =>
    right !== undefined && [...left].sort().join() === [...right].sort().join();
  return new Map([...joined].filter(([prefix, zones]) => !same(zones, shorter(joined, prefix))));
}

function shorter<T>(found: Map<string, T>, prefix: string): T | undefined {
  for (let length = prefix.length - 1; length > 0; length--) {
    const zones = found.get(prefix.slice(0, length));
    if (zones) return zones;
  }
  return undefined;
}

function belongsTo(prefix: string, country: string): boolean {
  return prefix.startsWith(callingCode(country));
}

function callingCode(country: string): string {
  return isSupportedCountry(country) ? getCountryCallingCode(country) : "none";
}

const clocks = new Map<string, string>();

/** The first zone seen with the same time in every month of two years. */
function clock(zone: string): string {
  const format = new Intl.DateTimeFormat("en", { timeZone: zone, dateStyle: "short", timeStyle: "short" });
  const months = Array.from({ length: 24 }, (_, month) => format.format(Date.UTC(2026, month, 15))).join();
  const first = clocks.get(months) ?? zone;
  clocks.set(months, first);
  return first;
}

function add(lists: Map<string, string[]>, key: string, value: string): void {
  lists.set(key, [...(lists.get(key) ?? []), value]);
}

function rows(lists: Map<string, string[]>): string[] {
  return [...lists].map(([key, values]) => `${key}: ${values.join(" ")}`).sort();
}
