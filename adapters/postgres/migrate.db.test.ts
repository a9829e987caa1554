import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "#testing/database/test-database.ts";
import { openDatabase } from "./connection/open-database.ts";
import { MigrationError, migrate, missingMigrations } from "./migrate.ts";

const database = testDatabase();
let directory = "";

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), "farline-migrations-"));
  await database.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
});
afterEach(() => rm(directory, { recursive: true }));

async function write(files: Record<string, string>): Promise<void> {
  await Promise.all(Object.entries(files).map(([name, sql]) => writeFile(join(directory, name), sql)));
}

async function tables(): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1",
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

test.each(["0001_users.sql", "0001_baseline.sql"])(
  "a database whose first migration was another %s is refused, with what to do",
  async (name) => {
    await write({ [name]: "CREATE TABLE users (id int)", "0002_outbox.sql": "CREATE TABLE outbox (id int)" });
    await migrate(database, directory);
    const before = await tables();
    await expect(migrate(database)).rejects.toThrow(
      /^The database was made by a version before the first release.* 0001_baseline\.sql was edited, .* remove the data directory .* DATABASE_URL\.$/,
    );
    expect(await tables()).toEqual(before);
  },
);

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
  await write({ "0002_windows.sql": "CREATE TABLE gate (id int)" });
  await expect(migrate(database, directory)).rejects.toThrow(
    /0002_windows\.sql is not the 0002_windows\.sql/,
  );
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
  [
    "a statement of the lane for indexes that cannot be repeated",
    { "0001_doors.sql": "", "0002_key.concurrently.sql": "CREATE INDEX CONCURRENTLY key_id ON key (id)" },
    /0002_key\.concurrently\.sql must hold CREATE INDEX CONCURRENTLY IF NOT EXISTS and nothing else/,
  ],
  [
    "another statement behind an index of that lane",
    {
      "0001_doors.sql": "",
      "0002_key.concurrently.sql":
        "CREATE INDEX CONCURRENTLY IF NOT EXISTS key_id ON key (id);\nDROP TABLE key;",
    },
    /0002_key\.concurrently\.sql must hold CREATE INDEX CONCURRENTLY IF NOT EXISTS and nothing else/,
  ],
  ["a name without a number", { "doors.sql": "" }, /doors\.sql must be named like/],
])("%s is refused", async (_name, files, sentence) => {
  await write(files);
  await expect(migrate(database, directory)).rejects.toThrow(sentence);
  expect(await tables()).toEqual([]);
});

describe("an index that is built outside a transaction", () => {
  const file = "0003_key_id.concurrently.sql";
  const build = "-- For doors.\nCREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS key_id ON key (id);\n";
  const indexes = () =>
    database.query("SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('key_id')");

  test("is built once when many servers start together", async () => {
    await write({ ...house, [file]: build, "0004_roof.sql": "CREATE TABLE roof (id int)" });
    const done = await Promise.all(Array.from({ length: 8 }, () => migrate(database, directory)));
    expect(done.flat().sort()).toEqual([...Object.keys(house), file, "0004_roof.sql"]);
    expect(await indexes()).toEqual([{ valid: true }]);
  });

  test("is dropped and built again after a build that failed", async () => {
    await write(house);
    await migrate(database, directory);
    await database.query("INSERT INTO key VALUES (1), (1)");
    await write({ [file]: build });
    await expect(migrate(database, directory)).rejects.toThrow(
      /0003_key_id\.concurrently\.sql failed: could not/,
    );
    expect(await indexes()).toEqual([{ valid: false }]);
    await database.query("TRUNCATE key");
    expect(await migrate(database, directory)).toEqual([file]);
    expect(await indexes()).toEqual([{ valid: true }]);
  });

  test("is built with others of its file, each alone, and those that were built stay when one fails", async () => {
    const other = "-- For all.\nCREATE INDEX CONCURRENTLY IF NOT EXISTS key_all ON key (id) WHERE id > 0;\n";
    const others = () =>
      database.query("SELECT oid FROM pg_class WHERE relname = 'key_all' AND relkind = 'i'");
    await write(house);
    await migrate(database, directory);
    await database.query("INSERT INTO key VALUES (1), (1)");
    await write({ [file]: other + build });
    await expect(migrate(database, directory)).rejects.toThrow(/could not/);
    const [first] = await others();
    expect(first).toBeDefined();
    await database.query("TRUNCATE key");
    expect(await migrate(database, directory)).toEqual([file]);
    expect(await others()).toEqual([first]);
    expect(await indexes()).toEqual([{ valid: true }]);
  });

  test("is built by the next server when the first one dies while it waits for a writer", async () => {
    await write(house);
    await migrate(database, directory);
    await write({ [file]: build });
    await database.transaction(async (writer) => {
      await writer.query("INSERT INTO key VALUES (1)");
      const first = expect(migrate(database, directory)).rejects.toThrow();
      await expect.poll(indexes).toEqual([{ valid: false }]);
      await database.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_progress_create_index WHERE relid = 'key'::regclass",
      );
      await first;
    });
    expect(await migrate(database, directory)).toEqual([file]);
    expect(await indexes()).toEqual([{ valid: true }]);
  });

  test("is not built again when the server died before it noted the migration", async () => {
    await write({ ...house, [file]: build });
    await migrate(database, directory);
    await database.query("DELETE FROM schema_migration WHERE number = 3");
    expect(await migrate(database, directory)).toEqual([file]);
  });

  test("leaves the connection its own limits, and no lock", async () => {
    const only = openDatabase({ connection: database.connection(), poolSize: 1 });
    const limits = () =>
      only.withClient(async (client) => {
        const timeouts = await client.query(
          "SELECT name, setting FROM pg_settings WHERE name LIKE '%timeout'",
        );
        const locks = await client.query(
          "SELECT FROM pg_locks WHERE locktype = 'advisory' AND pid = pg_backend_pid()",
        );
        return [timeouts.rows, locks.rows];
      });
    const before = await limits();
    await write({ ...house, [file]: build });
    await migrate(only, directory);
    expect(await limits()).toEqual(before);
    await only.close();
  });
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
