import type { Database } from "#adapters/postgres/database.ts";
import type { Clock } from "#domain/runtime.ts";

export interface ToolDeps {
  /** Opens the configured database for the time of the work. */
  withDatabase: <T>(work: (database: Database) => Promise<T>) => Promise<T>;
  clock: Clock;
  /** What was asked for. */
  out: (text: string) => void;
  /** What there is to say about it. */
  say: (sentence: string) => void;
}
