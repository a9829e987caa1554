import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import type { Client, Database } from "./connection/database.ts";
import { changed, many, one, sql } from "./sql.ts";

/** The database's tables cannot be brought to this code's version; the message names the file. */
export class MigrationError extends Error {
  override name = "MigrationError";
}

interface Migration {
  number: number;
  /** The file's name, such as 0003_ledger.sql. */
  name: string;
  sql: string;
  /** Of the text with Unix line ends, so that a checkout on another system is the same file. */
  checksum: string;
}

interface Applied {
  number: number;
  name: string;
  checksum: string;
}

export const migrationsDirectory = fileURLToPath(new URL("../../database/", import.meta.url));

/** The first migration of the versions before the first release, which had other tables. */
const firstBeforeRelease = "0001_users.sql";

/** A number that no other lock uses: "farline" in ASCII, cut to 48 bits. */
const migrationLock = 0x6661_726c_696e;

/**
 * Applies the migrations of `directory` that the database lacks, in order, each in a transaction of its own; with
 * `count`, only the first ones. Servers that start at the same time take turns. Returns the names of the files it applied.
 * @throws MigrationError for a database newer than the code, a changed or missing file, or failing SQL.
 */
export async function migrate(
  database: Database,
  directory = migrationsDirectory,
  count?: number,
): Promise<string[]> {
  const migrations = (await readMigrations(directory)).slice(0, count);
  const done: string[] = [];
  while (true) {
    const applied = await database
      .transaction((client) => applyNext(client, migrations))
      .catch((error: unknown) => {
        // Such as a role that may not make tables in the schema, or a full disk.
        if (!(error instanceof pg.DatabaseError)) throw error;
        throw new MigrationError(`The database's tables cannot be made: ${error.message}.`, { cause: error });
      });
    if (applied === undefined) return done;
    done.push(applied);
  }
}

/**
 * Returns the names of the migrations that the database lacks, and changes nothing.
 * @throws MigrationError for a database newer than the code, and a changed or missing file.
 */
export async function missingMigrations(
  database: Database,
  directory = migrationsDirectory,
): Promise<string[]> {
  const migrations = await readMigrations(directory);
  return database.withClient(async (client) => {
    const table = await one(
      client,
      sql("migration.table")`SELECT 1 WHERE to_regclass('schema_migration') IS NOT NULL`,
    );
    if (table === undefined) await expectNoOtherSchema(client);
    const applied = table === undefined ? [] : await readApplied(client);
    expectSameHistory(applied, migrations);
    return migrations.slice(applied.length).map(({ name }) => name);
  });
}

/** Applies the first missing migration and returns its name, or undefined when none is missing. */
async function applyNext(client: Client, migrations: readonly Migration[]): Promise<string | undefined> {
  await lockMigrations(client);
  await expectNoOtherSchema(client);
  await makeTable(client);
  const applied = await readApplied(client);
  expectSameHistory(applied, migrations);
  const next = migrations[applied.length];
  if (next === undefined) return undefined;
  try {
    await client.query(next.sql);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`The migration ${next.name} failed: ${reason}`, { cause: error });
  }
  const row = { number: next.number, name: next.name, checksum: next.checksum };
  await changed(
    client,
    sql("migration.add")`INSERT INTO schema_migration (${sql.columns(row)}) VALUES (${sql.values(row)})`,
  );
  return next.name;
}

/**
 * A role's search_path may have led an earlier version to another schema; to begin anew in `public` would look like lost data.
 * @throws MigrationError when our tables are in another schema and not here
 */
async function expectNoOtherSchema(client: Client): Promise<void> {
  const elsewhere = await one<{ schema: string }>(
    client,
    sql("migration.elsewhere")`
      SELECT quote_ident(nspname) AS schema FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
       WHERE relname = 'schema_migration' AND to_regclass('schema_migration') IS NULL
         AND EXISTS (SELECT FROM pg_class AS other WHERE other.relnamespace = pg_namespace.oid AND other.relname = 'wallet')`,
  );
  if (elsewhere === undefined) return;
  throw new MigrationError(
    `Farline's tables are in the schema ${elsewhere.schema}, and this version keeps them in public. Nothing was changed. ` +
      `If public is empty: DROP SCHEMA public; ALTER SCHEMA ${elsewhere.schema} RENAME TO public.`,
  );
}

/** The lock ends with the transaction: a server that dies half way leaves neither lock nor half a migration. */
async function lockMigrations(client: Client): Promise<void> {
  await client.query("SET LOCAL lock_timeout = '60s'");
  await client.query("SET LOCAL statement_timeout = '10min'");
  await client.query(sql("migration.lock")`SELECT pg_advisory_xact_lock(${migrationLock})`);
}

async function makeTable(client: Client): Promise<void> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS schema_migration (
      number integer PRIMARY KEY,
      name text NOT NULL,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`);
}

async function readApplied(client: Client): Promise<Applied[]> {
  return many<Applied>(
    client,
    sql("migration.list")`SELECT number, name, checksum FROM schema_migration ORDER BY number`,
  );
}

function expectSameHistory(applied: readonly Applied[], migrations: readonly Migration[]): void {
  if (applied[0]?.name === firstBeforeRelease && migrations[0]?.name !== firstBeforeRelease) {
    throw new MigrationError(
      "The database was made by a version before the first release, and its tables cannot be brought to today's. " +
        "Nothing was changed. To start with an empty database, remove the data directory (.data, or the folder that " +
        "DATA_DIR names), or name an empty database in DATABASE_URL.",
    );
  }
  for (const [index, { number, name, checksum }] of applied.entries()) {
    const file = migrations[index];
    if (file === undefined) {
      throw new MigrationError(
        `The database is newer than this program: it has ${name}, which is not among the program's migrations. ` +
          "Start the newer version.",
      );
    }
    if (file.number !== number || file.checksum !== checksum) {
      throw new MigrationError(
        `The migration ${file.name} is not the ${name} the database was made with: ` +
          "a migration never changes once it was applied. Restore the file and add a new one.",
      );
    }
  }
}

/** All migrations of a directory, in order. @throws MigrationError for a gap or a wrong name. */
export async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith(".sql")).sort();
  const migrations = await Promise.all(names.map((name) => readMigration(directory, name)));
  for (const [index, { number, name }] of migrations.entries()) {
    if (number !== index + 1) {
      const expected = String(index + 1).padStart(4, "0");
      throw new MigrationError(
        `The migration ${name} is out of line: a file numbered ${expected} is expected there`,
      );
    }
  }
  return migrations;
}

async function readMigration(directory: string, name: string): Promise<Migration> {
  const number = /^(\d{4})_[a-z0-9_]+\.sql$/.exec(name)?.[1];
  if (number === undefined) {
    throw new MigrationError(`The migration ${name} must be named like 0001_users.sql`);
  }
  const sql = (await readFile(join(directory, name), "utf8")).replaceAll("\r\n", "\n");
  const checksum = createHash("sha256").update(sql).digest("hex");
  return { number: Number(number), name, sql, checksum };
}
