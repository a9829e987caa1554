import type { Database } from "../../adapters/postgres/database.ts";
import { startEmbeddedPostgres } from "../../adapters/postgres/embedded/start-embedded-postgres.ts";
import { migrate } from "../../adapters/postgres/migrate.ts";
import { openDatabase } from "../../adapters/postgres/open-database.ts";
import type { Config } from "../config.ts";

export interface Storage {
  database: Database;
  close(): Promise<void>;
}

/** Opens the configured database, or the embedded one, and brings its tables to this code's version. */
export async function openStorage(
  config: Pick<Config, "databaseUrl" | "dataDirectory">,
  log: (sentence: string) => void,
): Promise<Storage> {
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDirectory: config.dataDirectory, log })
      : undefined;
  const connection = embedded?.connection ?? { url: config.databaseUrl ?? "" };
  const database = openDatabase({ connection, onIdleError: (error) => log(`Database: ${error.message}`) });
  const close = async () => {
    await database.close();
    await embedded?.stop();
  };
  try {
    await migrate(database);
  } catch (error) {
    await close();
    throw error;
  }
  return { database, close };
}
