import type { Client } from "./connection/database.ts";
import { one } from "./sql.ts";

/**
 * A moment before which nothing happens any more: a statement that begins after this one sees every row with an earlier time that
 * will ever be written. A row's time is the start of its transaction, or up to ten minutes earlier: a node takes it from its own
 * clock, some time before it asks the database. A transaction that is under way may still write with the time of its start.
 */
export async function settledBefore(client: Client): Promise<Date> {
  const row = await one<{ moment: Date }>(client, "settledBefore.read")`
    SELECT least(now(), min(xact_start)) - interval '10 minutes' AS moment FROM pg_stat_activity
     WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`;
  if (!row) throw new Error("The database returned no row about its transactions");
  return row.moment;
}
