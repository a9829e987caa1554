import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { MigrationError, migrate, missingMigrations } from "./migrate.ts";
import { testDatabase } from "./testing/test-database.ts";

const database = testDatabase();
let directory = "";

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "farline-migrations-"));
  await database.withClient((client) => client.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public"));
});
afterEach(() => rm(directory, { recursive: true }));

async function write(files: Record<string, string>): Promise<void> {
  await Promise.all(Object.entries(files).map(([name, sql]) => writeFile(join(directory, name), sql)));
}

async function tables(): Promise<string[]> {
  const { rows } = await database.withClient((client) =>
    client.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
    ),
  );
  return rows.map(({ name }) => name);
}

const house = {
  "0001_doors.sql": "CREATE TABLE door (id int); CREATE TABLE key (id int);",
  "0002_windows.sql": "CREATE TABLE window_pane (id int);",
};

test("applies missing migrations in order, once", async () => {
  await write(house);
  expect(await migrate(database, directory)).toEqual(["0001_doors.sql", "0002_windows.sql"]);
  expect(await migrate(database, directory)).toEqual([]);
  await write({ "0003_roof.sql": "ALTER TABLE door ADD COLUMN roof int" });
  expect(await migrate(database, directory)).toEqual(["0003_roof.sql"]);
});

test("applies each migration once when many servers start together", async () => {
  await write(house);
  const done = await Promise.all(Array.from({ length: 8 }, () => migrate(database, directory)));
  expect(done.flat().sort()).toEqual(["0001_doors.sql", "0002_windows.sql"]);
});

test("a failing migration is named and leaves nothing behind", async () => {
  await write({ ...house, "0003_roof.sql": "CREATE TABLE roof (id int); SELECT nonsense;" });
  const failure = migrate(database, directory);
  await expect(failure).rejects.toThrow(MigrationError);
  await expect(failure).rejects.toThrow(/0003_roof\.sql failed: column "nonsense" does not exist/);
  expect(await tables()).toEqual(["door", "key", "schema_migration", "window_pane"]);
});

test("a database of a version before the first release is refused, with what to do", async () => {
  await write({
    "0001_users.sql": "CREATE TABLE users (id int)",
    "0002_outbox.sql": "CREATE TABLE outbox (id int)",
  });
  await migrate(database, directory);
  const before = await tables();
  await expect(migrate(database)).rejects.toThrow(
    /^The database was made by a version before the first release.* remove the data directory .* DATABASE_URL\.$/,
  );
  expect(await tables()).toEqual(before);
});

test("a database newer than the program is refused", async () => {
  await write(house);
  await migrate(database, directory);
  await rm(join(directory, "0002_windows.sql"));
  await expect(migrate(database, directory)).rejects.toThrow(
    /newer than this program: it has 0002_windows\.sql/,
  );
});

test("a changed migration is refused", async () => {
  await write(house);
  await migrate(database, directory);
  await write({ "0001_doors.sql": "CREATE TABLE gate (id int)" });
  await expect(migrate(database, directory)).rejects.toThrow(/0001_doors\.sql is not the 0001_doors\.sql/);
});

test("treats a migration with other line endings as unchanged", async () => {
  await write({ "0001_doors.sql": "CREATE TABLE door (\nid int);\n" });
  await migrate(database, directory);
  await write({ "0001_doors.sql": "CREATE TABLE door (\r\nid int);\r\n" });
  expect(await migrate(database, directory)).toEqual([]);
});

test.each([
  ["a gap", { "0001_doors.sql": "", "0003_roof.sql": "" }, /0003_roof\.sql.*0002 is expected/],
  ["a number used twice", { "0001_doors.sql": "", "0001_roof.sql": "" }, /0001_roof\.sql.*0002 is expected/],
  ["a name without a number", { "doors.sql": "" }, /doors\.sql must be named like/],
])("%s is refused", async (_name, files, sentence) => {
  await write(files);
  await expect(migrate(database, directory)).rejects.toThrow(sentence);
  expect(await tables()).toEqual([]);
});

test("the product's own migrations apply to an empty database", async () => {
  expect((await migrate(database)).length).toBeGreaterThan(0);
  expect(await migrate(database)).toEqual([]);
});

test("names the missing migrations, and changes nothing", async () => {
  await write(house);
  expect(await missingMigrations(database, directory)).toEqual(["0001_doors.sql", "0002_windows.sql"]);
  expect(await tables()).toEqual([]);
  await migrate(database, directory);
  expect(await missingMigrations(database, directory)).toEqual([]);
  await write({ "0003_roof.sql": "ALTER TABLE door ADD COLUMN roof int" });
  expect(await missingMigrations(database, directory)).toEqual(["0003_roof.sql"]);
  await rm(join(directory, "0003_roof.sql"));
  await rm(join(directory, "0002_windows.sql"));
  await expect(missingMigrations(database, directory)).rejects.toThrow(MigrationError);
});
