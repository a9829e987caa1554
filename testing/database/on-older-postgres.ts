import pg from "pg";
import type { SocketConnection } from "#adapters/postgres/connection/open-database.ts";
import type { Statement } from "#adapters/postgres/sql.ts";

/** Refusals of rows: a rule of the schema, or a trigger. The statement ran. */
const ofRows = /^(23|P0001)/;

/**
 * Runs each statement by itself on another server, whose migrated database keeps nothing of it. Returns a line for each
 * that this server does not know or cannot run.
 */
export async function refusedStatements(
  connection: SocketConnection,
  statements: readonly Statement[],
): Promise<string[]> {
  const client = new pg.Client({ ...connection, ssl: false });
  await client.connect();
  const refused: string[] = [];
  try {
    for (const { name, text, values } of statements) {
      await client.query("BEGIN");
      const error = await client.query(text, values).then(
        () => undefined,
        (error: unknown) => error,
      );
      await client.query("ROLLBACK");
      if (error instanceof Error && !isOfRows(error)) refused.push(`${name}: ${error.message}`);
    }
  } finally {
    await client.end();
  }
  return refused;
}

function isOfRows(error: Error): boolean {
  return error instanceof pg.DatabaseError && ofRows.test(error.code ?? "");
}
