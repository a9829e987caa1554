import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import type { Client, Database } from "./connection/database.ts";
import { type Connection, inTransaction, openDatabase } from "./connection/open-database.ts";
import { many, one, run, sql } from "./sql.ts";

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
  /** The builds of a file such as 0004_call_country.concurrently.sql, each outside a transaction; none of other files. */
  concurrentBuilds: readonly ConcurrentBuild[];
}

interface ConcurrentBuild {
  index: string;
  sql: string;
}

interface Applied {
  number: number;
  name: string;
  checksum: string;
}

export const migrationsDirectory = fileURLToPath(new URL("../../database/", import.meta.url));

/** A number that no other lock uses: "farline" in ASCII, cut to 48 bits. */
const migrationLock = 0x6661_726c_696e;

/** Limit of a migration, and of the wait for another server's migrations. */
const limit_ms = 60 * 60_000;
const lockRetry_ms = 100;

/**
 * Applies the migrations of `directory` that the database lacks, in order; with `count`, only the first ones. Each runs in
 * a transaction of its own, or builds indexes outside of any. Servers that start at the same time take turns. The
 * connections must be direct: a pooler in transaction mode would lose the lock. Returns the names of the files it applied.
 * @throws MigrationError for a database newer than the code, a changed or missing file, or failing SQL.
 */
export async function migrate(
  database: Database,
  directory = migrationsDirectory,
  count?: number,
): Promise<string[]> {
  const migrations = (await readMigrations(directory)).slice(0, count);
  return database
    .withClient((client) => withLock(client, () => applyMissing(client, migrations)))
    .catch((error: unknown) => {
      // Such as a role that may not make tables in the schema, or a full disk.
      if (!(error instanceof pg.DatabaseError)) throw error;
      throw new MigrationError(`The database's tables cannot be made: ${error.message}.`, { cause: error });
    });
}

export async function migrateAt(
  connection: Connection,
  directory = migrationsDirectory,
  count?: number,
): Promise<string[]> {
  const database = openDatabase({ connection, poolSize: 1 });
  try {
    return await migrate(database, directory, count);
  } finally {
    await database.close();
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
    const table = await one(client, "migration.table")`
      SELECT 1 WHERE to_regclass('schema_migration') IS NOT NULL`;
    if (table === undefined) await expectNoOtherSchema(client);
    const applied = table === undefined ? [] : await readApplied(client);
    expectSameHistory(applied, migrations);
    return migrations.slice(applied.length).map(({ name }) => name);
  });
}

async function applyMissing(client: Client, migrations: readonly Migration[]): Promise<string[]> {
  await expectNoOtherSchema(client);
  await makeTable(client);
  const applied = await readApplied(client);
  expectSameHistory(applied, migrations);
  const missing = migrations.slice(applied.length);
  for (const migration of missing) {
    if (migration.concurrentBuilds.length === 0) await inTransaction(client, () => apply(client, migration));
    else await apply(client, migration);
  }
  return missing.map(({ name }) => name);
}

async function apply(client: Client, migration: Migration): Promise<void> {
  const { number, name, checksum } = migration;
  try {
    await runMigration(client, migration);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new MigrationError(`The migration ${name} failed: ${reason}`, { cause: error });
  }
  await run(client, "migration.add")`
    INSERT INTO schema_migration (number, name, checksum) VALUES (${number}, ${name}, ${checksum})`;
}

async function runMigration(client: Client, { sql: text, concurrentBuilds }: Migration): Promise<void> {
  if (concurrentBuilds.length === 0) await client.query(unlimited(text));
  for (const build of concurrentBuilds) {
    await dropUnfinished(client, build.index);
    await client.query(unlimited(build.sql));
  }
}

/** A build that failed or lost its server leaves an invalid index, which no query reads and every write pays for. */
async function dropUnfinished(client: Client, index: string): Promise<void> {
  const unfinished = await one(client, "migration.unfinished")`
    SELECT 1 FROM pg_index WHERE indexrelid = to_regclass(${index}) AND NOT indisvalid`;
  if (unfinished) await client.query(unlimited(`DROP INDEX CONCURRENTLY ${index}`));
}

/** The server's own limit of a statement applies, not the one of a pool's answers, which the driver's types do not know. */
function unlimited(text: string): pg.QueryConfig & { query_timeout: number } {
  return { text, query_timeout: limit_ms };
}

/**
 * A role's search_path may have led an earlier version to another schema; to begin anew in `public` would look like lost data.
 * @throws MigrationError when our tables are in another schema and not here
 */
async function expectNoOtherSchema(client: Client): Promise<void> {
  const elsewhere = await one<{ schema: string }>(client, "migration.elsewhere")`
    SELECT quote_ident(nspname) AS schema FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE relname = 'schema_migration' AND to_regclass('schema_migration') IS NULL
       AND EXISTS (SELECT FROM pg_class AS other WHERE other.relnamespace = pg_namespace.oid AND other.relname = 'wallet')`;
  if (elsewhere === undefined) return;
  throw new MigrationError(
    `Farline's tables are in the schema ${elsewhere.schema}, and this version keeps them in public. Nothing was changed. ` +
      `If public is empty: DROP SCHEMA public; ALTER SCHEMA ${elsewhere.schema} RENAME TO public.`,
  );
}

/**
 * Runs work while no other server migrates. The lock is asked for again and again: a statement that waited for it would
 * hold a snapshot, which CREATE INDEX CONCURRENTLY of the lock's owner waits for. The lock ends with its connection.
 */
async function withLock<T>(client: Client, work: () => Promise<T>): Promise<T> {
  const latest = performance.now() + limit_ms;
  while (!(await tryLock(client))) {
    if (performance.now() > latest)
      throw new MigrationError("Another server has been changing the database's tables for an hour.");
    await sleep(lockRetry_ms);
  }
  try {
    // The last one frees the lock of a machine that was lost.
    await client.query(
      `SET lock_timeout = '60s'; SET statement_timeout = ${limit_ms}; SET idle_session_timeout = '60s'`,
    );
    return await work();
  } finally {
    await client.query("RESET lock_timeout; RESET statement_timeout; RESET idle_session_timeout");
    await client.query(sql("migration.unlock")`SELECT pg_advisory_unlock(${migrationLock})`);
  }
}

async function tryLock(client: Client): Promise<boolean> {
  const lock = await one<{ taken: boolean }>(client, "migration.lock")`
    SELECT pg_try_advisory_lock(${migrationLock}) AS taken`;
  return lock?.taken === true;
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
  return many<Applied>(client, "migration.list")`
    SELECT number, name, checksum FROM schema_migration ORDER BY number`;
}

/** The first file is the whole schema of the first release, so a database that was made with another one is older. */
function expectSameHistory(applied: readonly Applied[], migrations: readonly Migration[]): void {
  for (const [index, { number, name, checksum }] of applied.entries()) {
    const file = migrations[index];
    if (file === undefined) {
      throw new MigrationError(
        `The database is newer than this program: it has ${name}, which is not among the program's migrations. ` +
          "Start the newer version.",
      );
    }
    if (file.number === number && file.checksum === checksum) continue;
    throw new MigrationError(
      index === 0
        ? "The database was made by a version before the first release, and its tables cannot be brought to today's. " +
            `Nothing was changed. If this program's ${file.name} was edited, restore it. To start with an empty ` +
            "database, remove the data directory (.data, or the folder that DATA_DIR names), or name an empty database " +
            "in DATABASE_URL."
        : `The migration ${file.name} is not the ${name} the database was made with: ` +
            "a migration never changes once it was applied. Restore the file and add a new one.",
    );
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

const fileName = /^(\d{4})_[a-z0-9_]+(\.concurrently)?\.sql$/;
const concurrentBuild = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS (\w+) ON /;

async function readMigration(directory: string, name: string): Promise<Migration> {
  const [, number, concurrently] = fileName.exec(name) ?? [];
  if (number === undefined) {
    throw new MigrationError(`The migration ${name} must be named like 0001_users.sql`);
  }
  const sql = (await readFile(join(directory, name), "utf8")).replaceAll("\r\n", "\n");
  const concurrentBuilds = concurrently ? readBuilds(sql, name) : [];
  const checksum = createHash("sha256").update(sql).digest("hex");
  return { number: Number(number), name, sql, checksum, concurrentBuilds };
}

/** The statements of a file, which PostgreSQL would run in one transaction if they came together. */
function readBuilds(text: string, name: string): ConcurrentBuild[] {
  const statements = text
    .replace(/--.*/g, "")
    .split(";")
    .map((one) => one.trim());
  const builds = statements
    .filter(Boolean)
    .map((sql) => ({ sql, index: concurrentBuild.exec(sql)?.[1] ?? "" }));
  if (builds.length > 0 && builds.every(({ index }) => index !== "")) return builds;
  throw new MigrationError(
    `The migration ${name} must hold CREATE INDEX CONCURRENTLY IF NOT EXISTS and nothing else, so that it can be repeated`,
  );
}
