import { beforeAll, expect, test } from "vitest";
import { newDatabases } from "#testing/database/new-databases.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { callStoreHarness } from "#testing/ledger/call-store-harness.ts";
import { BackupError } from "./format.ts";
import { loadDump } from "./load.ts";
import { chunked, dumped } from "./testing/whole-dump.ts";

const source = testDatabase();
/** Every refusal leaves it empty for the next. */
const refusing = testDatabase();
const { emptyDatabase } = newDatabases();
const sourceCalls = callStoreHarness(source);

beforeAll(() =>
  source.withClient((client) =>
    client.query(
      `INSERT INTO users (id, email, email_key, first_name, last_name, password_hash, created_at, verified_at)
       SELECT gen_random_uuid(), n || '@example.org', n || '@example.org', 'Ada', '', 'none', now(), now()
         FROM generate_series(1, 3) AS n`,
    ),
  ),
);

test("a backup that was cut off is refused, and the database stays empty for a whole one", async () => {
  const backup = await dumped(source.connection());
  const target = await emptyDatabase();
  const lastLine = backup.lastIndexOf("\n", backup.length - 2) + 1;
  for (const length of [0, 500, backup.length >> 1, lastLine]) {
    const cut = loadDump(target, chunked(backup.subarray(0, length)));
    await expect(cut, `${length} bytes`).rejects.toThrow(BackupError);
  }
  await loadDump(target, chunked(backup));
  expect((await dumped(target)).equals(backup)).toBe(true);
});

test("a backup with something behind its end is refused", async () => {
  const backup = await dumped(source.connection());
  const longer = Buffer.concat([backup, backup]);
  await expect(loadDump(refusing.connection(), chunked(longer))).rejects.toThrow(
    "The backup is damaged: it goes on after its end.",
  );
});

test("a backup that lacks a row is refused", async () => {
  const text = (await dumped(source.connection())).toString();
  const row = text.split("\n").find((line) => line.includes("@example.org")) ?? "";
  const without = Buffer.from(text.replace(`${row}\n`, ""));
  await expect(loadDump(refusing.connection(), chunked(without))).rejects.toThrow(
    "The backup is incomplete: rows of the table users are missing.",
  );
});

test.each([
  ["another table", '{"table":"users"', '{"table":"pg_authid"'],
  ["another column", '"first_name"', '"password"'],
])("a backup that names %s is refused", async (_what, name, other) => {
  const text = (await dumped(source.connection())).toString().replace(name, other);
  await expect(loadDump(refusing.connection(), chunked(Buffer.from(text)))).rejects.toThrow(
    /^The backup is damaged: its table \w+ is not the database's\.$/,
  );
});

test("a backup whose ledger is wrong is refused", async () => {
  const user = await sourceCalls.openWallet(77_000);
  const text = (await dumped(source.connection())).toString();
  const wallet = text.split("\n").find((line) => line.startsWith(user.walletId) && line.includes("\t77000"));
  // With its tab: the wallet's random id may have these digits too.
  const robbed = text.replace(wallet ?? "none", (wallet ?? "").replace("\t77000", "\t99000"));
  await expect(loadDump(refusing.connection(), chunked(Buffer.from(robbed)))).rejects.toThrow(
    "The backup's ledger is wrong in one wallet, so nothing was restored.",
  );
});

test("a newer version's backup is refused", async () => {
  const text = (await dumped(source.connection())).toString();
  const newer = text.replace(
    /("migrations":\[.*?)\]/,
    '$1,{"name":"9999_later.sql","checksum":"unknown here"}]',
  );
  await expect(loadDump(refusing.connection(), chunked(Buffer.from(newer)))).rejects.toThrow(
    /^The backup has the migration 9999_later\.sql, which this program does not know\./,
  );
});

test("a backup with a value that a table refuses is refused in one sentence", async () => {
  const text = (await dumped(source.connection())).toString();
  const columns: string[] = JSON.parse(/^\{"table":"users".*$/m.exec(text)?.[0] ?? "{}").columns;
  const row = text.split("\n").find((line) => line.includes("1@example.org")) ?? "";
  const withValue = (column: string, value: string) => {
    const values = row.split("\t");
    values[columns.indexOf(column)] = value;
    return Buffer.from(text.replace(row, values.join("\t")));
  };
  for (const [column, value, reason] of [
    [
      "id",
      "no-uuid",
      /^The database refuses it: invalid input syntax for type uuid: "no-uuid"\. Nothing was changed\.$/,
    ],
    [
      "email",
      "\\N",
      /^The database refuses it: null value in column "email" .* \(table users\w*\)\. Nothing was changed\.$/,
    ],
  ] as const) {
    const loading = loadDump(refusing.connection(), chunked(withValue(column, value)));
    await expect(loading).rejects.toMatchObject({
      name: "BackupError",
      message: expect.stringMatching(reason),
    });
  }
});

test("a database that a restore loses is named", async () => {
  const backup = await dumped(source.connection());
  const target = await emptyDatabase();
  async function* thenLost() {
    for await (const chunk of chunked(backup)) {
      yield chunk;
      await source.query("SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = $1", [
        target.database,
      ]);
    }
  }
  await expect(loadDump(target, thenLost())).rejects.toMatchObject({ name: "DatabaseUnavailableError" });
});
