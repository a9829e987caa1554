import pg from "pg";
import { one } from "#adapters/postgres/sql.ts";
import type { Client, Database } from "./database.ts";
import { unfitness } from "./session-settings.ts";

const unprepared =
  "The pooler before the database keeps no prepared statements, and every statement here is one: use PgBouncer 1.21 or newer, " +
  "with max_prepared_statements = 300.";
const unnamed =
  "A pooler stands before the database, because two connections share one of the server's: set DATABASE_POOLER=pgbouncer, and " +
  "DATABASE_DIRECT_URL to an address past the pooler.";

/**
 * Reasons why this program cannot work with a database by this way, a sentence each; none when it can. `pooled` as in
 * DatabaseOptions. Takes two connections of the pool.
 */
export async function databaseFaults(database: Database, pooled: boolean): Promise<string[]> {
  try {
    const unfit = await database.withClient(unfitness);
    const isShared = await database.withClient((client) =>
      database.withClient(async (other) => (await backendOf(client)) === (await backendOf(other))),
    );
    return isShared && !pooled ? [...unfit, unnamed] : unfit;
  } catch (error) {
    if (isUnprepared(error)) return [unprepared];
    throw error;
  }
}

/** The process of the server that runs a statement. A pooler gives the one that became free last to the next connection. */
async function backendOf(client: Client): Promise<number | undefined> {
  const row = await one<{ pid: number }>(client, "pooler.backend")`SELECT pg_backend_pid() AS pid`;
  return row?.pid;
}

/** A statement of another connection has this name already, or ours was prepared at another process of the server. */
function isUnprepared(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === "42P05" || error.code === "26000");
}
