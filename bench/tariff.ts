import type { Database } from "#adapters/postgres/connection/database.ts";
import { tariffStore } from "#adapters/postgres/tariff-store.ts";
import { compileDeck, readDeck, type TariffRow } from "#domain/tariff/deck.ts";
import { importDeck } from "#domain/tariff/import-deck.ts";
import { noCountries } from "#domain/tariff/priced-countries.ts";
import { writeDeck } from "#domain/tariff/write-deck.ts";
import { median } from "./median.ts";

const sizes = [10_000, 100_000] as const;
const imported = 100_000;
const lookups = 1_000_000;
const rounds = 5;
const rate = { perMinute_mc: 1_000, connect_mc: 0, minimum_s: 60, increment_s: 60 };

/** Measures longest-prefix lookups in memory, and the import of a large deck into the database. */
export async function benchTariff(database: Database): Promise<void> {
  console.log(`\ntariff, medians of ${rounds} rounds`);
  for (const size of sizes) {
    const perSecond = Math.round(measureLookups(size) / 1_000);
    console.log(`lookups a second at ${size} prefixes`.padEnd(42), `${perSecond} thousand`);
  }
  const text = writeDeck(rows(imported));
  const times_s: number[] = [];
  for (let round = 0; round < rounds; round++) times_s.push(await measureImport(database, text));
  console.log(`import of a deck of ${imported} rows`.padEnd(42), `${median(times_s).toFixed(1)} s`);
}

function measureLookups(size: number): number {
  const deck = compileDeck(rows(size));
  const numbers = Array.from({ length: 4_096 }, (_, index) => `+${prefix(index * 7_919, size)}55512`);
  const rates: number[] = [];
  // The first round warms up.
  for (let round = 0; round <= rounds; round++) {
    let found = 0;
    const start_ms = performance.now();
    for (let lookup = 0; lookup < lookups; lookup++) {
      if (deck.rowFor(numbers[lookup % numbers.length] ?? "")) found++;
    }
    const elapsed_s = (performance.now() - start_ms) / 1_000;
    if (found !== lookups) throw new Error(`Of ${lookups} numbers ${found} were found`);
    if (round > 0) rates.push(lookups / elapsed_s);
  }
  return median(rates);
}

/** Measures the time from the file's text to the commit, in seconds. */
async function measureImport(database: Database, text: string): Promise<number> {
  const deps = {
    transaction: <T>(work: (stores: { decks: ReturnType<typeof tariffStore> }) => Promise<T>) =>
      database.transaction((client) => work({ decks: tariffStore(client) })),
    clock: { now: () => new Date() },
  };
  const start_ms = performance.now();
  const { rows: read, faults } = readDeck(text);
  const result = await importDeck(deps, { rows: read, source: "bench.csv" });
  if (faults.length > 0 || result.outcome !== "imported") throw new Error("The deck was not imported");
  return (performance.now() - start_ms) / 1_000;
}

function rows(size: number): TariffRow[] {
  return Array.from({ length: size }, (_, index) => ({
    prefix: prefix(index, size),
    name: `Destination ${index % 250}`,
    rate,
    blocked: false,
    countries: noCountries,
  }));
}

/** Eight digits, spread over the numbering plan, unique below `size`. */
function prefix(index: number, size: number): string {
  return String(20_000_000 + (index % size) * 601);
}
