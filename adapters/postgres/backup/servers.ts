import type { Connection } from "#adapters/postgres/connection/open-database.ts";
import { one, sql } from "#adapters/postgres/sql.ts";
import { backupName, connectForCopy } from "./connect-for-copy.ts";

/** Counts the connections of the product's servers and other tools to this database; all of them say "farline". */
export async function countServers(connection: Connection): Promise<number> {
  const client = await connectForCopy(connection);
  try {
    const row = await one<{ count: number }>(
      client,
      sql("backup.servers")`
        SELECT count(*)::int AS count FROM pg_stat_activity
         WHERE datname = current_database() AND starts_with(application_name, 'farline')
           AND application_name <> ${backupName}`,
    );
    return row?.count ?? 0;
  } finally {
    await client.end();
  }
}
