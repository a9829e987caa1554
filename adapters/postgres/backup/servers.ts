import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "#adapters/postgres/connection/database.ts";
import type { Connection } from "#adapters/postgres/connection/open-database.ts";
import { one } from "#adapters/postgres/sql.ts";
import { backupName, connectForCopy } from "./connect-for-copy.ts";

const looksAtMost = 20;
const betweenLooks_ms = 100;

/**
 * Counts the connections of the product's servers and other tools to this database; all of them say "farline". PostgreSQL
 * lists a closed connection until its process there has ended, so those that end within two seconds are not counted.
 */
export async function countServers(connection: Connection): Promise<number> {
  const client = await connectForCopy(connection);
  try {
    for (let looks = 1; ; looks += 1) {
      const count = await countOnce(client);
      if (count === 0 || looks === looksAtMost) return count;
      await sleep(betweenLooks_ms);
    }
  } finally {
    await client.end();
  }
}

async function countOnce(client: Client): Promise<number> {
  const row = await one<{ count: number }>(client, "backup.servers")`
    SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND starts_with(application_name, 'farline')
       AND application_name <> ${backupName}`;
  return row?.count ?? 0;
}
