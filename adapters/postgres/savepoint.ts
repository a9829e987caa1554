import pg from "pg";
import type { Client } from "./connection/database.ts";
import { changed, type Statement } from "./sql.ts";

const uniqueViolation = "23505";

/**
 * Runs statements of a transaction, which together change all or nothing: nothing when `work` returns false or throws.
 */
export async function atOnce(client: Client, work: () => Promise<boolean>): Promise<boolean> {
  await client.query("SAVEPOINT at_once");
  try {
    const done = await work();
    await client.query(done ? "RELEASE SAVEPOINT at_once" : "ROLLBACK TO SAVEPOINT at_once");
    return done;
  } catch (error) {
    await client.query("ROLLBACK TO SAVEPOINT at_once");
    throw error;
  }
}

/**
 * Runs a statement of a transaction. Returns false, and changes nothing, when it changes no row or would break a unique
 * rule. An UPDATE has no ON CONFLICT, and a WHERE condition cannot see a rival row that has not committed yet.
 */
export async function unlessTaken(client: Client, statement: Statement): Promise<boolean> {
  await client.query("SAVEPOINT unless_taken");
  try {
    return (await changed(client, statement)) > 0;
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === uniqueViolation)) throw error;
    await client.query("ROLLBACK TO SAVEPOINT unless_taken");
    return false;
  }
}
