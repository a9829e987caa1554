import type { Database } from "#adapters/postgres/database.ts";
import { runningConnection } from "#adapters/postgres/embedded/running-connection.ts";
import { startEmbeddedPostgres } from "#adapters/postgres/embedded/start-embedded-postgres.ts";
import { migrate } from "#adapters/postgres/migrate.ts";
import { type Connection, openDatabase } from "#adapters/postgres/open-database.ts";
import type { Config } from "#server/config.ts";

export interface Storage {
  database: Database;
  /** For connections outside the pool. */
  connection: Connection;
  close(): Promise<void>;
}

type StorageConfig = Pick<Config, "databaseUrl" | "dataDirectory">;
type Log = (sentence: string) => void;

/** Opens the configured database, or the embedded one, and applies missing migrations. */
export async function openStorage(config: StorageConfig, log: Log): Promise<Storage> {
  if (config.databaseUrl !== undefined) return open({ url: config.databaseUrl }, log);
  const embedded = await startEmbeddedPostgres({ dataDirectory: config.dataDirectory, log });
  return open(embedded.connection, log, () => embedded.stop());
}

/** As `openStorage`, for programs beside the server: shares a running server's embedded database. */
export async function shareStorage(config: StorageConfig, log: Log): Promise<Storage> {
  const running =
    config.databaseUrl === undefined ? await runningConnection(config.dataDirectory) : undefined;
  return running ? open(running, log) : openStorage(config, log);
}

/** Where the configured database is, for programs that leave its tables as they are; starts the embedded one if needed. */
export async function locateStorage(
  config: StorageConfig,
  log: Log,
): Promise<{ connection: Connection; close(): Promise<void> }> {
  if (config.databaseUrl !== undefined) {
    return { connection: { url: config.databaseUrl }, close: async () => {} };
  }
  const running = await runningConnection(config.dataDirectory);
  if (running) return { connection: running, close: async () => {} };
  const embedded = await startEmbeddedPostgres({ dataDirectory: config.dataDirectory, log });
  return { connection: embedded.connection, close: () => embedded.stop() };
}

async function open(connection: Connection, log: Log, stop = async () => {}): Promise<Storage> {
  const database = openDatabase({ connection, onIdleError: (error) => log(`Database: ${error.message}`) });
  const close = async () => {
    await database.close();
    await stop();
  };
  try {
    await migrate(database);
  } catch (error) {
    await close();
    throw error;
  }
  return { database, connection, close };
}
