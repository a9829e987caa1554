import { type GoogleNumbers, googlesZones } from "./google.ts";
import { overlays } from "./plans.ts";
import { type City, shareOf, zonesToTell } from "./population.ts";

/** Canada's provinces as the numbering plan writes them, and as GeoNames numbers them. */
const provinces: Readonly<Record<string, string>> = {
  AB: "01",
  BC: "02",
  MB: "03",
  NB: "04",
  NL: "05",
  NS: "07",
  ON: "08",
  PE: "09",
  QC: "10",
  SK: "11",
  YT: "12",
  NT: "13",
  NU: "14",
};

/**
 * Zones by area code, and by exchange where the clock is not the area code's. The numbering plan names the place of an
 * exchange; the people of an area code are those of its places. An exchange without a known place has Google's zone.
 */
export function northAmericanZones(
  google: GoogleNumbers,
  cities: readonly City[],
  clockOf: (zone: string) => string,
): Map<string, string[]> {
  const citiesByName = Map.groupBy(cities, ({ country, region, name }) => key(country, region, name));
  const placeOf = (prefix: string) =>
    citiesNamed(google.places[prefix] ?? "", googlesZones(google, prefix), citiesByName, clockOf);
  const prefixes = Object.keys(google.places).filter((prefix) => prefix.startsWith("1"));
  const exchanges = prefixes
    .filter((prefix) => prefix.length > areaCodeLength)
    .map((prefix) => ({ prefix, cities: placeOf(prefix) }))
    .filter((exchange) => exchange.cities.length > 0);

  const zones = new Map<string, string[]>();
  for (const [areaCode, own] of Map.groupBy(exchanges, ({ prefix }) => prefix.slice(0, areaCodeLength))) {
    zones.set(areaCode, zonesToTell(shareOf(new Set(own.flatMap((exchange) => exchange.cities))), clockOf));
  }
  // A code that names one city has no exchanges: "1312": "Chicago, IL".
  for (const prefix of prefixes.filter((each) => each.length === areaCodeLength && !zones.has(each))) {
    const own = placeOf(prefix);
    if (own.length > 0) zones.set(prefix, zonesToTell(shareOf(own), clockOf));
  }
  zones.set("1202", ["America/New_York"]);
  for (const [areaCode, overlaid] of overlays) {
    const zonesThere = zones.get(`1${overlaid}`);
    if (zonesThere === undefined) throw new Error(`The area code ${overlaid} has no places.`);
    zones.set(`1${areaCode}`, zonesThere);
  }
  const clocksOf = (list: readonly string[] = []) => [...new Set(list.map(clockOf))].sort().join();
  const tell = (prefix: string, here: string[]) => {
    if (clocksOf(here) !== clocksOf(zones.get(prefix.slice(0, areaCodeLength)))) zones.set(prefix, here);
  };
  const placed = new Set(exchanges.map(({ prefix }) => prefix));
  for (const [prefix, [zone = "", ...others]] of Object.entries(google.zones)) {
    if (!prefix.startsWith("1") || prefix.length <= areaCodeLength || placed.has(prefix) || others.length > 0)
      continue;
    const own = exchanges.filter((exchange) => exchange.prefix.startsWith(prefix.slice(0, areaCodeLength)));
    const there = own
      .flatMap((exchange) => exchange.cities)
      .find((city) => clockOf(city.zone) === clockOf(zone));
    tell(prefix, [there?.zone ?? zone]);
  }
  for (const { prefix, cities: own } of exchanges) tell(prefix, zonesToTell(shareOf(own), clockOf));
  return zones;
}

const areaCodeLength = 4;

/** Cities of "Boise, ID" and "Lerdo/Naranjos, ID". Of two with one name in a state the one where Google has the clock, else the larger. */
function citiesNamed(
  place: string,
  googlesZones: readonly string[],
  citiesByName: ReadonlyMap<string, City[]>,
  clockOf: (zone: string) => string,
): City[] {
  const [, names = "", state = ""] = /^(.+), ?([A-Z]{2})$/.exec(place) ?? [];
  const [country, region] = state in provinces ? ["CA", provinces[state] ?? ""] : ["US", state];
  const googlesClocks = googlesZones.map(clockOf);
  return names.split("/").flatMap((name) => {
    const bySize = (citiesByName.get(key(country, region, name)) ?? []).toSorted(
      (left, right) => right.population - left.population,
    );
    return (bySize.find(({ zone }) => googlesClocks.includes(clockOf(zone))) ?? bySize[0]) || [];
  });
}

function key(country: string, region: string, name: string): string {
  const letters = name
    .normalize("NFD")
    .toLowerCase()
    .replace(/^(saint|ste?\.?) /, "st ")
    .replace(/ city$/, "")
    .replace(/[^a-z ]/g, "");
  return `${country} ${region} ${letters}`;
}
