import { expect, test } from "vitest";
import { MigrationError, migrate } from "#adapters/postgres/migrate.ts";
import { startFaultyProxy } from "#testing/database/faulty-proxy.ts";
import { foreignSettings, setOnDatabase } from "#testing/database/foreign-settings.ts";
import { newDatabases } from "#testing/database/new-databases.ts";
import { databaseCheck } from "./check-database.ts";
import { type Connection, openDatabase } from "./open-database.ts";
import { sessionSettings, unfitness } from "./session-settings.ts";

const { emptyDatabase, migratedDatabase, encodedDatabase, openAt } = newDatabases();

/** A migrated database whose connections get other settings than ours. */
async function foreignDatabase() {
  const connection = await migratedDatabase();
  await setOnDatabase(connection.database, foreignSettings);
  return connection;
}

async function readBack(connection: Connection) {
  const database = openDatabase({ connection, poolSize: 1 });
  try {
    return await database.withClient(async (client) => {
      const values = await Promise.all(
        sessionSettings.map(async ({ name }) => (await client.query(`SHOW ${name}`)).rows[0]),
      );
      const { rows } = await client.query(
        `SELECT timestamptz '2026-05-11 00:30:00Z' AS moment, date '2026-05-11' AS day, interval '1 month' AS span,
                0.1::float8 + 0.2::float8 AS sum, current_setting('work_mem') AS memory`,
      );
      return { settings: Object.assign({}, ...values), row: rows[0] };
    });
  } finally {
    await database.close();
  }
}

test("a connection has our settings, whatever the database would give it", async () => {
  const { host, port, user, database } = await foreignDatabase();
  const address = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  const own = encodeURIComponent("-c work_mem=8MB -c DateStyle=SQL,DMY");
  const expected = {
    DateStyle: "ISO, YMD",
    IntervalStyle: "postgres",
    TimeZone: "UTC",
    extra_float_digits: "1",
    standard_conforming_strings: "on",
    search_path: "public",
    default_transaction_isolation: "read committed",
  };
  for (const connection of [
    { host, port, user, database },
    { url: address },
    { url: `${address}&options=${own}` },
  ]) {
    const { settings, row } = await readBack(connection);
    expect(settings).toEqual(expected);
    expect(row).toMatchObject({
      moment: new Date("2026-05-11T00:30:00Z"),
      day: "2026-05-11",
      sum: 0.1 + 0.2,
    });
    expect(row.span).toMatchObject({ months: 1 });
    expect(row.memory).toBe("url" in connection && connection.url.includes("work_mem") ? "8MB" : "4MB");
  }
  const fit = openAt({ host, port, user, database });
  expect(await fit.withClient(unfitness)).toEqual([]);
  expect(await databaseCheck(fit).check()).toEqual([expect.objectContaining({ right: true })]);
});

test("behind a pooler each setting of the role that differs is named", async () => {
  const proxy = await startFaultyProxy(await foreignDatabase());
  await proxy.set("pooler");
  const pooled = openDatabase({ connection: { url: proxy.url() }, poolSize: 1, pooled: true });
  try {
    const sentences = await pooled.withClient(unfitness);
    expect(sentences.map((sentence) => / has (\w+ '.*?') instead/.exec(sentence)?.[1])).toEqual([
      "DateStyle 'German, DMY'",
      "IntervalStyle 'sql_standard'",
      "TimeZone 'Asia/Kolkata'",
      "extra_float_digits '-5'",
      "search_path 'pg_temp, information_schema'",
      "default_transaction_isolation 'serializable'",
    ]);
    expect(sentences[0]).toContain("ALTER ROLE ... SET DateStyle = 'ISO, YMD'");
  } finally {
    await pooled.close();
    await proxy.close();
  }
});

test("PostgreSQL's own defaults are right behind a pooler", async () => {
  const proxy = await startFaultyProxy(await migratedDatabase());
  await proxy.set("pooler");
  const pooled = openDatabase({ connection: { url: proxy.url() }, poolSize: 1, pooled: true });
  try {
    expect(await pooled.withClient(unfitness)).toEqual([]);
  } finally {
    await pooled.close();
    await proxy.close();
  }
});

test.each(["LATIN1", "SQL_ASCII", "WIN1252"])(
  "a database in %s is named in one sentence",
  async (encoding) => {
    const connection = await encodedDatabase(encoding);
    const sentence = new RegExp(`^The database's encoding is ${encoding}, which .*--encoding=UTF8`);
    expect(await openAt(connection).withClient(unfitness)).toEqual([expect.stringMatching(sentence)]);
    const findings = await databaseCheck(openAt(connection)).check();
    expect(findings).toContainEqual({ right: false, sentence: expect.stringMatching(sentence) });
  },
);

test("tables that a role's search_path led to another schema are not begun anew", async () => {
  const connection = await migratedDatabase();
  const move = "ALTER SCHEMA public RENAME TO calls; CREATE SCHEMA public";
  await openAt(connection).withClient((client) => client.query(move));
  const database = openAt(connection);
  await expect(migrate(database)).rejects.toThrow(MigrationError);
  await expect(migrate(database)).rejects.toThrow(
    /are in the schema calls, .* ALTER SCHEMA calls RENAME TO public/,
  );
  await database.withClient((client) =>
    client.query("DROP SCHEMA public; ALTER SCHEMA calls RENAME TO public"),
  );
  expect(await migrate(database)).toEqual([]);
});

test("another program's tables in another schema do not matter", async () => {
  const connection = await emptyDatabase();
  await openAt(connection).withClient((client) =>
    client.query("CREATE SCHEMA other; CREATE TABLE other.schema_migration (version text)"),
  );
  expect(await migrate(openAt(connection))).toContain("0001_baseline.sql");
});
