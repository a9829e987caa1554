import type { Database } from "#adapters/postgres/connection/database.ts";

/** Opens a session of a test's user. Its id is the user's, so that the user's id alone names both. */
export async function openTestSession(database: Database, userId: string, at: Date): Promise<void> {
  await database.withClient((client) =>
    client.query(
      `INSERT INTO session (token_hash, id, user_id, created_at, last_used_at)
       VALUES ('session of ' || $1, $1::uuid, $1::uuid, $2, $2)`,
      [userId, at],
    ),
  );
}
