import type { Database } from "#adapters/postgres/connection/database.ts";
import type { Clock } from "#domain/runtime.ts";
import type { ReadCarrierPrices } from "#domain/tariff/carrier-prices/carrier-prices.ts";

export interface ToolDeps {
  /** Opens the configured database for the duration of the work. */
  withDatabase: <T>(work: (database: Database) => Promise<T>) => Promise<T>;
  /** The carriers whose price lists can be read; asked for when a command names one. */
  priceLists: () => Readonly<Record<string, ReadCarrierPrices>>;
  clock: Clock;
  /** Prints the requested output. */
  out: (text: string) => void;
  /** Prints a message about the work. */
  say: (sentence: string) => void;
}
