import { many } from "#adapters/postgres/sql.ts";
import type { Database } from "./database.ts";

/**
 * Names the time limits that our connections do not have. A direct connection asks for them at its start; behind a
 * pooler only the role's own settings count.
 */
export async function missingLimits(database: Database): Promise<string[]> {
  const missing = await database.withClient(
    (client) =>
      many<{ name: string }>(client, "limits.missing")`
      SELECT name FROM pg_settings
       WHERE setting = '0'
         AND name IN ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')
       ORDER BY name`,
  );
  return missing.map(
    ({ name }) =>
      `The database's role has no ${name}: give it one with ALTER ROLE ... SET ${name}, because a pooler takes none from us.`,
  );
}
