import type { CallRate } from "../../contract/pricing.ts";
import { coverageOf } from "./coverage.ts";
import type { TariffRow } from "./deck.ts";
import { type Line, lines } from "./numbering/numbering-plans.ts";

/** What the public price list shows as one: the prefixes of a country with one name and one price. */
export interface Destination {
  name: string;
  /** ISO 3166-1 alpha-2; of numbers that several countries share, the one they are mostly of. */
  country: string;
  callingCode: string;
  lines: Line[];
  prefixes: number;
  rate: CallRate;
}

/** The destinations that a deck sells, by name. A row that no number of any country begins with is none. */
export function destinationsOf(rows: readonly TariffRow[]): Destination[] {
  const destinations = new Map<string, Destination>();
  for (const { row, country, callingCode, kinds } of sold(rows)) {
    const { perMinute_mc, connect_mc, minimum_s, increment_s } = row.rate;
    const key = JSON.stringify([row.name, country, perMinute_mc, connect_mc, minimum_s, increment_s]);
    const known = destinations.get(key);
    destinations.set(key, {
      name: row.name,
      country,
      callingCode,
      lines: lines.filter((line) => kinds.has(line) || known?.lines.includes(line)),
      prefixes: (known?.prefixes ?? 0) + 1,
      rate: row.rate,
    });
  }
  return [...destinations.values()].sort((left, right) => left.name.localeCompare(right.name, "en"));
}

interface SoldRow {
  row: TariffRow;
  country: string;
  callingCode: string;
  kinds: Set<Line>;
}

/** Rows that price something, with what they price; the first country is the main one of a shared calling code. */
function sold(rows: readonly TariffRow[]): Iterable<SoldRow> {
  const found = new Map<TariffRow, SoldRow>();
  for (const { row, country, callingCode, line } of coverageOf(rows).priced) {
    if (row.blocked) continue;
    const known = found.get(row) ?? { row, country, callingCode, kinds: new Set() };
    if (known.country === country) known.kinds.add(line);
    found.set(row, known);
  }
  return found.values();
}
