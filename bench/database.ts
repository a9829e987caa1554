import { execFile } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { openDatabase, type SocketConnection } from "#adapters/postgres/connection/open-database.ts";
import { startEmbeddedPostgres } from "#adapters/postgres/embedded/start-embedded-postgres.ts";
import { ledgerStore } from "#adapters/postgres/ledger/ledger-store.ts";
import { migrate } from "#adapters/postgres/migrate.ts";

const execute = promisify(execFile);
/** Connections of the measurements: those of the product's nodes, and 16 for the busiest one. */
const poolSize = 16;
/** Statements over the whole ledger take longer than the product lets any statement take. */
const limits_ms = { statement: 300_000, answer: 310_000 };

export interface BenchDatabase {
  directory: string;
  connection: SocketConnection;
  database: Database;
}

/** Starts the product's PostgreSQL with its durable settings and tables on temporary data, and stops it after the work. */
export function onBenchDatabase(work: (bench: BenchDatabase) => Promise<void>): Promise<void> {
  return onEmptyDatabase(async (bench) => {
    await migrate(bench.database);
    await work(bench);
  });
}

/** The same without tables. */
export async function onEmptyDatabase(work: (bench: BenchDatabase) => Promise<void>): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), "farline-bench-"));
  // PostgreSQL runs as another OS user when we are root.
  await chmod(directory, 0o755);
  const { connection, stop } = await startEmbeddedPostgres({ dataDirectory: directory });
  const database = openDatabase({ connection, poolSize, limits_ms });
  try {
    await work({ directory, connection, database });
  } finally {
    await database.close();
    await stop();
    await rm(directory, { recursive: true, force: true });
  }
}

/** @throws Error when a measurement has broken the ledger, which makes its figure invalid. */
export async function expectCleanLedger(database: Database): Promise<void> {
  const findings = await database.withClient((client) => ledgerStore(client).audit());
  if (findings.length > 0) throw new Error(`The ledger is broken: ${JSON.stringify(findings.slice(0, 3))}`);
}

/**
 * Makes a database for PostgreSQL's load generator on the same server. The result runs its simple update (`-N`), five
 * statements in a transaction from 8 clients, and returns transactions a second.
 */
export async function pgbenchOn({
  connection,
  database,
}: BenchDatabase): Promise<(duration_s: number) => Promise<number>> {
  const { host, port, user } = connection;
  const pgbench = async (words: string) => {
    const where = ["-h", host, "-p", String(port), "-U", user, "baseline"];
    const { stdout } = await execute("pgbench", [...words.split(" "), ...where], {
      env: { ...process.env, LC_ALL: "C" },
    });
    return stdout;
  };
  await database.withClient((client) => client.query("CREATE DATABASE baseline"));
  await pgbench("-i -q -s 1");
  return async (duration_s) => {
    const output = await pgbench(`-n -N -M prepared -c 8 -j 2 -T ${duration_s}`);
    const tps = /^tps = ([\d.]+) \(without initial connection time\)$/m.exec(output)?.[1];
    if (tps === undefined) throw new Error(`pgbench printed no result:\n${output}`);
    return Number(tps);
  };
}
