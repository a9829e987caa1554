import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { migrate, migrationsDirectory, readMigrations } from "#adapters/postgres/migrate.ts";
import { newDatabases } from "#testing/database/new-databases.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { callStoreHarness, newCall } from "#testing/ledger/call-store-harness.ts";
import { dumpDatabase } from "./dump.ts";
import { BackupError } from "./format.ts";
import { filledByMigrations, loadDump } from "./load.ts";
import { storedTables } from "./schema.ts";
import { chunked, dumped, takenAt } from "./testing/whole-dump.ts";

const source = testDatabase();
const { emptyDatabase, openAt } = newDatabases();
const sourceCalls = callStoreHarness(source);
/** Text that COPY must escape, with the mark that would end a table's rows. */
const difficult = "\\.\n\\N\ttab\\\r\n\u0001 Zoë 🐈 \"quoted\" 'O''Neil'";

beforeAll(async () => {
  await source.withClient(async (client) => {
    await client.query(
      `INSERT INTO users (id, email, email_key, first_name, last_name, password_hash, created_at, verified_at)
       SELECT gen_random_uuid(), n || '@example.org', n || '@example.org', $1, '', 'none', now(), now()
         FROM generate_series(1, 300) AS n`,
      [difficult],
    );
    await client.query("INSERT INTO rate_limit VALUES ('login:203.0.113.7', 1, 0)");
    await client.query(
      "INSERT INTO tariff_version (effective_at, imported_at, source, row_count) SELECT now(), now(), 'a.csv', 1 FROM generate_series(1, 3)",
    );
  });
});

test("a restored database has every row, its own backup is the same, numbers go on and its call is settled", async () => {
  const user = await sourceCalls.openWallet(10_000);
  const call = await sourceCalls.opened(user);
  const backup = await dumped(source.connection());
  const target = await emptyDatabase();
  const loaded = await loadDump(target, chunked(backup));
  expect(loaded.takenAt).toBe(takenAt.toISOString());
  expect(loaded.rows).toBeGreaterThan(300);
  expect((await dumped(target)).equals(backup)).toBe(true);
  const names = await openAt(target).withClient((client) =>
    client.query<{ first_name: string }>("SELECT DISTINCT first_name FROM users"),
  );
  expect(names.rows).toEqual([{ first_name: difficult }]);
  const versions = await openAt(target).withClient((client) =>
    client.query<{ isNew: boolean }>(
      `INSERT INTO tariff_version (effective_at, imported_at, source, row_count) VALUES (now(), now(), 'a.csv', 1)
       RETURNING id > (SELECT max(id) FROM tariff_version) AS "isNew"`,
    ),
  );
  expect(versions.rows).toEqual([{ isNew: true }]);
  const restored = callStoreHarness(openAt(target));
  expect(await restored.balance(user)).toMatchObject({ posted_mc: 10_000, held_mc: call.hold_mc });
  await restored.settle(call, 1_000);
  expect(await restored.balance(user)).toMatchObject({ posted_mc: 9_000, held_mc: 0 });
  await restored.expectCleanLedger();
});

test("reads a backup that arrives byte by byte", async () => {
  const backup = await dumped(source.connection());
  const target = await emptyDatabase();
  await loadDump(target, chunked(backup, 1));
  expect((await dumped(target)).equals(backup)).toBe(true);
});

test("carries all tables but the list of migrations and unlogged ones", async () => {
  const carried = await source.withClient(storedTables);
  const rows = await source.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'",
  );
  const left = new Set(rows.map(({ name }) => name));
  for (const { name } of carried) left.delete(name);
  expect([...left].sort()).toEqual(["rate_limit", "schema_migration"]);
});

test("knows the tables that migrations fill", async () => {
  const target = await emptyDatabase();
  const database = openAt(target);
  await migrate(database);
  const filled = await database.withClient(async (client) => {
    const names: string[] = [];
    for (const { name } of await storedTables(client)) {
      if ((await client.query(`SELECT FROM ${name}`)).rowCount !== 0) names.push(name);
    }
    return names;
  });
  expect(new Set(filled)).toEqual(filledByMigrations);
});

test("is one moment's snapshot while calls begin and end", async () => {
  let going = true;
  const load = Array.from({ length: 4 }, async () => {
    while (going) {
      const user = await sourceCalls.openWallet(10_000);
      const call = await sourceCalls.opened(user, newCall(user));
      await sourceCalls.settle(call, 1_000);
    }
  });
  const backup = await dumped(source.connection());
  going = false;
  await Promise.all(load);
  // A backup of several moments has a ledger that does not add up, which is refused.
  await loadDump(await emptyDatabase(), chunked(backup));
});

test("a database with rows is refused, and left as it was", async () => {
  const backup = await dumped(source.connection());
  const target = await emptyDatabase();
  await migrate(openAt(target));
  await callStoreHarness(openAt(target)).openWallet(5_000);
  const before = await dumped(target);
  await expect(loadDump(target, chunked(backup))).rejects.toThrow(
    /^The database is not empty: the table \w+ has rows\. Nothing was changed\. Restore into a new database\.$/,
  );
  expect((await dumped(target)).equals(before)).toBe(true);
});

test("of two restores at once, one fills the database and the other changes nothing", async () => {
  const backup = await dumped(source.connection());
  const target = await emptyDatabase();
  const outcomes = await Promise.allSettled([1, 2].map(() => loadDump(target, chunked(backup))));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(outcomes.find((outcome) => outcome.status === "rejected")?.reason).toBeInstanceOf(BackupError);
  expect((await dumped(target)).equals(backup)).toBe(true);
});

test("an older backup gets the newer migrations", async () => {
  const directory = await mkdtemp(join(tmpdir(), "farline-migrations-"));
  await cp(migrationsDirectory, directory, { recursive: true });
  const { length } = await readMigrations(directory);
  const name = `${String(length + 1).padStart(4, "0")}_later.sql`;
  await writeFile(join(directory, name), "CREATE TABLE later AS SELECT id, posted_mc FROM wallet");
  const wallet = await sourceCalls.openWallet(5_000);
  const target = await emptyDatabase();
  await loadDump(target, dumpDatabase(source.connection(), takenAt), directory);
  const { rows } = await openAt(target).withClient((client) =>
    client.query("SELECT posted_mc FROM later WHERE id = $1", [wallet.walletId]),
  );
  expect(rows).toEqual([{ posted_mc: 5_000 }]);
  expect(await migrate(openAt(target), directory)).toEqual([]);
  await rm(directory, { recursive: true });
});

test("a database without our tables has nothing to keep", async () => {
  await expect(dumped(await emptyDatabase())).rejects.toThrow("The database has no tables of Farline");
});
