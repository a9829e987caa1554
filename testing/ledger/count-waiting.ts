import type { Database } from "#adapters/postgres/connection/database.ts";

/** Counts the statements on this database that wait for a row taken by another transaction. */
export async function countWaiting(database: Database): Promise<number> {
  const { rows } = await database.withClient((client) =>
    client.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    ),
  );
  return rows.length;
}
