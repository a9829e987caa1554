import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import type { Connection } from "#adapters/postgres/connection/open-database.ts";
import { unfitness } from "#adapters/postgres/connection/session-settings.ts";
import { auditLedger } from "#adapters/postgres/ledger/ledger-audit.ts";
import { migrateAt, migrationsDirectory, readMigrations } from "#adapters/postgres/migrate.ts";
import { many, one } from "#adapters/postgres/sql.ts";
import { connectForCopy, explained } from "./connect-for-copy.ts";
import { type DumpReader, dumpReader } from "./dump-reader.ts";
import { BackupError, type Header, readHeader, readSection, type TableLine } from "./format.ts";
import { copyTarget, quoted, type StoredTable, storedTables } from "./schema.ts";
import { expectOurForm, withIsoDates } from "./written-form.ts";

/** Tables that a migration gives rows to. A backup has rows of its own for them. */
export const filledByMigrations: ReadonlySet<string> = new Set([
  "captcha_key",
  "pumping_watch",
  "spend_watch",
]);

/** A number that no other lock uses: "restor" in ASCII. */
const restoreLock = 0x7265_7374_6f72;

export interface Loaded {
  takenAt: string;
  tables: number;
  rows: number;
}

/**
 * Fills an empty database from a backup, in one transaction: the tables as they were when it was taken, their rows, an
 * audit of the ledger, and then the migrations that are newer than the backup.
 * @throws BackupError when the database has rows, the backup is damaged or newer than this program, or its ledger is wrong.
 */
export async function loadDump(
  connection: Connection,
  source: AsyncIterable<Buffer>,
  directory = migrationsDirectory,
): Promise<Loaded> {
  const reader = dumpReader(source);
  try {
    const header = readHeader(await reader.line());
    await expectOurMigrations(header, directory);
    expectOurForm(header);
    const rows = await fill(connection, header.migrations.length, reader, directory);
    await migrateAt(connection, directory);
    return {
      takenAt: header.takenAt,
      tables: rows.size,
      rows: [...rows.values()].reduce((sum, count) => sum + count, 0),
    };
  } finally {
    await reader.close();
  }
}

/** Fills the tables that so many migrations make. Returns the number of rows of each table. */
async function fill(
  connection: Connection,
  migrations: number,
  reader: DumpReader,
  directory: string,
): Promise<ReadonlyMap<string, number>> {
  const client = await connectForCopy(connection);
  try {
    const unfit = await unfitness(client);
    if (unfit.length > 0) throw new BackupError(unfit.join("\n"));
    await expectEmpty(client);
    await migrateAt(connection, directory, migrations);
    await client.query("BEGIN");
    await expectAlone(client);
    await expectEmpty(client);
    const rows = await loadTables(client, reader);
    await reader.expectEnd();
    await expectCorrectLedger(client);
    await client.query("COMMIT");
    await client.query("ANALYZE");
    return rows;
  } catch (error) {
    throw explained(error, connection);
  } finally {
    await client.end();
  }
}

async function expectOurMigrations({ migrations }: Header, directory: string): Promise<void> {
  const ours = await readMigrations(directory);
  for (const [index, { name, checksum }] of migrations.entries()) {
    if (ours[index]?.checksum === checksum) continue;
    throw new BackupError(
      `The backup has the migration ${name}, which this program does not know. Restore it with the version that took it, or a newer one.`,
    );
  }
}

/** @throws BackupError naming a table that has rows. */
async function expectEmpty(client: pg.Client): Promise<void> {
  for (const { name } of await storedTables(client)) {
    if (filledByMigrations.has(name)) continue;
    const { rowCount } = await client.query(`SELECT FROM ${quoted(name)} LIMIT 1`);
    if (rowCount === 0) continue;
    throw new BackupError(
      `The database is not empty: the table ${name} has rows. Nothing was changed. Restore into a new database.`,
    );
  }
}

/** Two restores at once would give the tables each other's rows. */
async function expectAlone(client: pg.Client): Promise<void> {
  const locked = await one<{ taken: boolean }>(client, "backup.lock")`
    SELECT pg_try_advisory_xact_lock(${restoreLock}) AS taken`;
  if (!locked?.taken) throw new BackupError("Another restore into this database is under way.");
}

async function loadTables(client: pg.Client, reader: DumpReader): Promise<Map<string, number>> {
  const tables = new Map((await storedTables(client)).map((table) => [table.name, table]));
  for (const name of filledByMigrations)
    if (tables.has(name)) await client.query(`DELETE FROM ${quoted(name)}`);
  const loaded = new Map<string, number>();
  while (true) {
    const line = await reader.line();
    if (line === undefined) throw new BackupError("The backup is incomplete: its end is missing.");
    const section = readSection(line);
    if ("rows" in section) {
      expectSameCounts(loaded, tables, section.rows);
      return loaded;
    }
    const counted = { rows: 0 };
    const table = storedTable(section, tables);
    const rows = withIsoDates(table, reader.rows(counted));
    await pipeline(rows, client.query(copyFrom(`COPY ${copyTarget(table)} FROM STDIN`)));
    await continueNumbering(client, section.table);
    loaded.set(section.table, counted.rows);
  }
}

/** The table as the database has it, so that no name of the file reaches a statement. */
function storedTable(
  { table: name, columns }: TableLine,
  tables: ReadonlyMap<string, StoredTable>,
): StoredTable {
  const table = tables.get(name);
  if (table === undefined || [...columns].sort().join() !== [...table.columns].sort().join()) {
    throw new BackupError(`The backup is damaged: its table ${name} is not the database's.`);
  }
  return { name, columns, dates: table.dates };
}

/** Numbers that the database gives go on after the highest that was loaded. */
async function continueNumbering(client: pg.Client, table: string): Promise<void> {
  const columns = await many<{ name: string }>(client, "backup.numbered")`
    SELECT attname AS name FROM pg_attribute WHERE attrelid = ${quoted(table)}::regclass AND attidentity <> ''`;
  for (const { name } of columns) {
    await client.query(
      `SELECT setval(pg_get_serial_sequence('${quoted(table)}', '${name}'), max(${quoted(name)}))
         FROM ${quoted(table)} HAVING max(${quoted(name)}) IS NOT NULL`,
    );
  }
}

function expectSameCounts(
  loaded: ReadonlyMap<string, number>,
  tables: ReadonlyMap<string, StoredTable>,
  expected: Readonly<Record<string, number>>,
): void {
  for (const name of tables.keys()) {
    if (loaded.get(name) !== undefined && loaded.get(name) === expected[name]) continue;
    throw new BackupError(`The backup is incomplete: rows of the table ${name} are missing.`);
  }
}

async function expectCorrectLedger(client: pg.Client): Promise<void> {
  const findings = await auditLedger(client);
  if (findings.length === 0) return;
  const wallets = new Set(findings.map(({ walletId }) => walletId));
  throw new BackupError(
    `The backup's ledger is wrong in ${wallets.size === 1 ? "one wallet" : `${wallets.size} wallets`}, so nothing was restored.`,
  );
}
