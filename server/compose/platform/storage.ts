import type { Database } from "#adapters/postgres/connection/database.ts";
import { missingLimits } from "#adapters/postgres/connection/missing-limits.ts";
import { type Connection, openDatabase } from "#adapters/postgres/connection/open-database.ts";
import { databaseFaults } from "#adapters/postgres/connection/pooler.ts";
import { runningConnection } from "#adapters/postgres/embedded/running-connection.ts";
import { startEmbeddedPostgres } from "#adapters/postgres/embedded/start-embedded-postgres.ts";
import { migrateAt } from "#adapters/postgres/migrate.ts";
import type { Config } from "#server/config.ts";
import { StartFailure } from "#server/start-failure.ts";

export interface Storage {
  database: Database;
  /** Connections of the meter alone, so that calls are cut off in time while requests wait for theirs. */
  meterDatabase: Database;
  /** For the connection that listens, past any pooler. */
  connection: Connection;
  /** True when the configuration names a pooler. */
  pooled: boolean;
  close(): Promise<void>;
}

type StorageConfig = Pick<Config, "databaseUrl" | "databaseDirectUrl" | "databasePooler" | "dataDirectory">;
type Log = (sentence: string) => void;

/** Opens the configured database, or the embedded one, and applies missing migrations. */
export async function openStorage(config: StorageConfig, log: Log): Promise<Storage> {
  const { databaseUrl: url, databaseDirectUrl, databasePooler } = config;
  if (url !== undefined) {
    const pooled = databasePooler !== undefined;
    return open({ connection: { url }, direct: { url: databaseDirectUrl ?? url }, pooled }, log);
  }
  const embedded = await startEmbeddedPostgres({ dataDirectory: config.dataDirectory, log });
  return open(alone(embedded.connection), log, () => embedded.stop());
}

/** As `openStorage`, for programs beside the server: shares a running server's embedded database. */
export async function shareStorage(config: StorageConfig, log: Log): Promise<Storage> {
  const running =
    config.databaseUrl === undefined ? await runningConnection(config.dataDirectory) : undefined;
  return running ? open(alone(running), log) : openStorage(config, log);
}

/** Finds the configured database for programs that leave its tables as they are; starts the embedded one if needed. */
export async function locateStorage(
  { databaseUrl, databaseDirectUrl, dataDirectory }: StorageConfig,
  log: Log,
): Promise<{ connection: Connection; close(): Promise<void> }> {
  const url = databaseDirectUrl ?? databaseUrl;
  if (url !== undefined) return { connection: { url }, close: async () => {} };
  const running = await runningConnection(dataDirectory);
  if (running) return { connection: running, close: async () => {} };
  const embedded = await startEmbeddedPostgres({ dataDirectory, log });
  return { connection: embedded.connection, close: () => embedded.stop() };
}

/** The meter's claims and the answers of its checks at the same time. */
const meterConnections = 4;

interface Route {
  connection: Connection;
  direct: Connection;
  pooled: boolean;
}

/** A server without a pooler before it. */
function alone(connection: Connection): Route {
  return { connection, direct: connection, pooled: false };
}

async function open(
  { connection, direct, pooled }: Route,
  log: Log,
  stop = async () => {},
): Promise<Storage> {
  const onIdleError = (error: Error) => log(`Database: ${error.message}`);
  const database = openDatabase({ connection, pooled, onIdleError });
  const meterDatabase = openDatabase({ connection, pooled, onIdleError, poolSize: meterConnections });
  const close = async () => {
    await Promise.all([database.close(), meterDatabase.close()]);
    await stop();
  };
  try {
    // Migrations run with these settings too, and write texts in this encoding.
    const unfit = await databaseFaults(database, pooled);
    if (unfit.length > 0) throw new StartFailure(unfit.join("\n"));
    // Past a pooler, which would lose the lock.
    await migrateAt(direct);
    if (pooled) for (const sentence of await missingLimits(database)) log(sentence);
  } catch (error) {
    await close();
    throw error;
  }
  return { database, meterDatabase, connection: direct, pooled, close };
}
