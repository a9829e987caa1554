import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { openDatabase, type SocketConnection } from "#adapters/postgres/connection/open-database.ts";
import { startEmbeddedPostgres } from "#adapters/postgres/embedded/start-embedded-postgres.ts";
import { migrate } from "#adapters/postgres/migrate.ts";
import { seedLedger } from "./ledger-data.ts";
import { type Pgbench, pgbenchOn } from "./pgbench.ts";

/** Connections for the measurements: those of the product's nodes, and 16 for the busiest one. */
const poolSize = 16;

export interface LedgerServer {
  database: Database;
  /** Runs scripts on the ledger's own database. */
  ledger: Pgbench;
  /** The same server's database with pgbench's own tables. */
  baseline: Pgbench;
  stop(): Promise<void>;
}

/** Starts the product's PostgreSQL with its durable settings, on temporary data. */
export async function startLedgerServer(): Promise<LedgerServer> {
  const directory = await mkdtemp(join(tmpdir(), "farline-bench-"));
  // PostgreSQL runs as another OS user when we are root.
  await chmod(directory, 0o755);
  const server = await startEmbeddedPostgres({ dataDirectory: directory });
  const database = openDatabase({ connection: server.connection, poolSize });
  const stop = async () => {
    await database.close();
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  };
  try {
    const baseline: SocketConnection = { ...server.connection, database: "baseline" };
    await database.withClient((client) => client.query("CREATE DATABASE baseline"));
    await pgbenchOn(baseline, directory).initialise();
    await migrate(database);
    await seedLedger(database);
    return {
      database,
      ledger: pgbenchOn(server.connection, directory),
      baseline: pgbenchOn(baseline, directory),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
