import { beforeAll, describe, expect, test } from "vitest";
import { foreignSettings, setOnDatabase } from "#testing/database/foreign-settings.ts";
import { newDatabases } from "#testing/database/new-databases.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { loadDump } from "./load.ts";
import { chunked, dumped } from "./testing/whole-dump.ts";

const source = testDatabase();
/** Every refusal leaves it empty for the next. */
const refusing = testDatabase();
const { emptyDatabase, encodedDatabase, openAt } = newDatabases();
/** The day of a month that could be the month. */
const moment = "2026-11-05 23:30:00.25";

beforeAll(() =>
  source.withClient((client) =>
    client.query(
      `INSERT INTO users (id, email, email_key, first_name, last_name, password_hash, created_at, verified_at)
       VALUES (gen_random_uuid(), 'ada@example.org', 'ada@example.org', 'Ada', '', 'none', $1, $1)`,
      [`${moment}+00`],
    ),
  ),
);

async function momentAt(connection: Awaited<ReturnType<typeof emptyDatabase>>): Promise<Date> {
  const result = await openAt(connection).withClient((client) =>
    client.query<{ created_at: Date }>("SELECT created_at FROM users"),
  );
  return result.rows[0]?.created_at as Date;
}

/** The backup as a version wrote it that took the form of dates from the server. */
async function olderBackup(form: (iso: string) => string): Promise<Buffer> {
  const [header = "", ...lines] = (await dumped(source.connection())).toString().split("\n");
  const { settings: _, ...older } = JSON.parse(header);
  const rows = lines.map((line) => line.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00/g, form));
  return Buffer.from([JSON.stringify(older), ...rows].join("\n"));
}

test("is ours whatever the database's settings are, and day and month stay where they are", async () => {
  const backup = await dumped(source.connection());
  const there = await emptyDatabase();
  await setOnDatabase(there.database, foreignSettings);
  await loadDump(there, chunked(backup));
  expect(await momentAt(there)).toEqual(new Date("2026-11-05T23:30:00.250Z"));
  expect((await dumped(there)).equals(backup)).toBe(true);
});

test("is said in the backup", async () => {
  const [header = ""] = (await dumped(source.connection())).toString().split("\n");
  expect(JSON.parse(header).settings).toMatchObject({ DateStyle: "ISO, YMD", TimeZone: "UTC" });
});

describe("an older backup, which does not say its form,", () => {
  test.each([
    [
      "of a server in India",
      (iso: string) => iso.replace("2026-11-05 23:30:00.25+00", "2026-11-06 05:00:00.25+05:30"),
    ],
    [
      "of a server in the Chatham Islands",
      (iso: string) => iso.replace("2026-11-05 23:30:00.25+00", "2026-11-06 13:15:00.25+13:45"),
    ],
  ])("%s restores the same moments", async (_where, form) => {
    const target = await emptyDatabase();
    await loadDump(target, chunked(await olderBackup(form)));
    expect(await momentAt(target)).toEqual(new Date("2026-11-05T23:30:00.250Z"));
  });

  test.each([
    ["German", "05.11.2026 23:30:00.25 UTC"],
    ["SQL, DMY", "05/11/2026 23:30:00.25 UTC"],
    ["SQL, MDY", "11/05/2026 23:30:00.25 UTC"],
    ["Postgres, DMY", "Thu 05 Nov 23:30:00.25 2026 UTC"],
    ["ISO without its distance to UTC", "2026-11-05 23:30:00.25"],
  ])("with dates in the form %s is refused, and nothing is restored", async (_form, written) => {
    const older = await olderBackup((iso) => (iso.startsWith("2026-11-05") ? written : iso));
    await expect(loadDump(refusing.connection(), chunked(older))).rejects.toThrow(
      /^The backup's dates are not in the form 2026-12-31, such as created_at of the table users, .* Nothing was restored\./,
    );
    expect(await refusing.query("SELECT FROM users")).toEqual([]);
  });
});

test("a backup that says another form is refused", async () => {
  const text = (await dumped(source.connection())).toString();
  const other = text.replace('"extra_float_digits":"1"', '"extra_float_digits":"0"');
  await expect(loadDump(refusing.connection(), chunked(Buffer.from(other)))).rejects.toThrow(
    "The backup was written with extra_float_digits '0', by which this program would misread it.",
  );
});

test("a database that does not hold every script is refused before anything is made", async () => {
  const target = await encodedDatabase("LATIN1");
  await expect(loadDump(target, chunked(await dumped(source.connection())))).rejects.toThrow(
    /^The database's encoding is LATIN1/,
  );
  const { rows } = await openAt(target).withClient((client) =>
    client.query("SELECT FROM pg_tables WHERE schemaname = 'public'"),
  );
  expect(rows).toEqual([]);
});

test("a policy on a table fails the backup, and hides no rows from it", async () => {
  const target = await emptyDatabase();
  await loadDump(target, chunked(await dumped(source.connection())));
  await openAt(target).withClient((client) =>
    client.query(
      `CREATE ROLE ${target.database}; GRANT SELECT ON ALL TABLES IN SCHEMA public TO ${target.database};
       ALTER ROLE ${target.database} LOGIN; ALTER TABLE users ENABLE ROW LEVEL SECURITY`,
    ),
  );
  const reader = { ...target, user: target.database };
  await expect(dumped(reader)).rejects.toThrow("row-level security");
  await openAt(target).withClient((client) =>
    client.query(`DROP OWNED BY ${target.database}; DROP ROLE ${target.database}`),
  );
});
