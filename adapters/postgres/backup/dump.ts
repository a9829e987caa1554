import { to as copyTo } from "pg-copy-streams";
import type { Connection } from "#adapters/postgres/connection/open-database.ts";
import { connectForCopy, explained } from "./connect-for-copy.ts";
import { BackupError, endOfRows, formatVersion, writeLine } from "./format.ts";
import { appliedMigrations, copyTarget, storedTables } from "./schema.ts";
import { writtenBy } from "./written-form.ts";

const newline = 0x0a;

/**
 * Yields the whole database as one snapshot, in the form that format.ts describes; a running server goes on meanwhile.
 * @throws BackupError when the database has no tables of Farline.
 */
export async function* dumpDatabase(connection: Connection, now: Date): AsyncGenerator<Buffer> {
  const client = await connectForCopy(connection);
  try {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    const migrations = await appliedMigrations(client);
    if (migrations.length === 0)
      throw new BackupError("The database has no tables of Farline, so there is nothing to keep.");
    yield writeLine({
      format: "farline-backup",
      version: formatVersion,
      takenAt: now.toISOString(),
      migrations,
      settings: writtenBy,
    });
    const rows: Record<string, number> = {};
    for (const table of await storedTables(client)) {
      yield writeLine({ table: table.name, columns: table.columns });
      let count = 0;
      for await (const chunk of client.query(copyTo(`COPY ${copyTarget(table)} TO STDOUT`))) {
        count += countLines(chunk);
        yield chunk;
      }
      yield Buffer.from(`${endOfRows}\n`);
      rows[table.name] = count;
    }
    yield writeLine({ rows });
    await client.query("COMMIT");
  } catch (error) {
    throw explained(error, connection);
  } finally {
    await client.end();
  }
}

function countLines(chunk: Buffer): number {
  let count = 0;
  for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, at + 1)) count++;
  return count;
}
