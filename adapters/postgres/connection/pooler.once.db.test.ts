import { afterEach, describe, expect, test } from "vitest";
import { newDatabases } from "#testing/database/new-databases.ts";
import { hasPgbouncer, keepsStatements, startPgbouncer } from "#testing/database/pgbouncer.ts";
import { databaseCheck } from "./check-database.ts";
import { openDatabase } from "./open-database.ts";
import { databaseFaults } from "./pooler.ts";

const { migratedDatabase, openAt } = newDatabases();
const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

test("two connections of a server have a process each, so no pooler is named", async () => {
  const database = openAt(await migratedDatabase());
  expect(await databaseFaults(database, false)).toEqual([]);
  expect(await databaseFaults(database, true)).toEqual([]);
});

async function behind(pooled: boolean, settings?: Record<string, string>) {
  const connection = await migratedDatabase();
  const pgbouncer = await startPgbouncer(connection, settings);
  const database = openDatabase({ connection: { url: pgbouncer.url }, pooled });
  closings.push(pgbouncer.stop, () => database.close());
  return database;
}

// Debian 12 has PgBouncer 1.18, which keeps no prepared statements.
describe.runIf(hasPgbouncer() && !keepsStatements())("behind PgBouncer 1.18", () => {
  const ignored =
    "extra_float_digits,options,statement_timeout,lock_timeout,idle_in_transaction_session_timeout";

  test("the pooler is refused, because it keeps no prepared statements", async () => {
    const database = await behind(true);
    for (let time = 0; time < 3; time++) {
      expect(await databaseFaults(database, true)).toEqual([
        expect.stringMatching(/keeps no prepared statements.*1\.21.*max_prepared_statements = 300/),
      ]);
    }
    expect(await databaseCheck(database, { pooled: true }).check()).toMatchObject([{ right: false }]);
  });

  test("a pooler that refuses our settings is named, with the variable to set", async () => {
    const database = await behind(false);
    await expect(databaseFaults(database, false)).rejects.toThrow(
      /a pooler stands before it \(unsupported startup parameter.*set DATABASE_POOLER=pgbouncer/,
    );
  });

  test("a pooler that ignores our settings is noticed all the same", async () => {
    const database = await behind(false, { ignore_startup_parameters: ignored });
    const faults = await databaseFaults(database, false);
    expect(faults.join()).toMatch(/pooler/);
  });

  test("a pooler that gives one process of the server to two connections is named", async () => {
    const database = await behind(false, { ignore_startup_parameters: ignored });
    // Statements without a name go through, as with a pooler that keeps the named ones.
    const unnamed = {
      ...database,
      withClient: <T>(work: Parameters<typeof database.withClient<T>>[0]) =>
        database.withClient<T>((client) =>
          work({
            query: ({ text, values }: { text: string; values: unknown[] }) => client.query(text, values),
          } as never),
        ),
    };
    expect((await databaseFaults(unnamed, false)).at(-1)).toMatch(/^A pooler stands before the database/);
    expect((await databaseFaults(unnamed, true)).join()).not.toMatch(/pooler stands/);
  });
});

describe.runIf(hasPgbouncer() && keepsStatements())("behind PgBouncer 1.21 or newer", () => {
  test("a pooler that keeps prepared statements is right, also when its connections take turns", async () => {
    // Two connections to the database for all of ours, so that a statement is prepared on one and run on the other.
    const database = await behind(true, { max_prepared_statements: "300", default_pool_size: "2" });
    expect(await databaseFaults(database, true)).toEqual([]);
    expect(await databaseCheck(database, { pooled: true }).check()).toMatchObject([{ right: true }]);
    const sums = await Promise.all(
      Array.from({ length: 200 }, (_, n) =>
        database.withClient(async (client) => {
          const named = {
            name: `test.sum${n % 20}`,
            text: `SELECT $1::integer + ${n % 20} AS sum`,
            values: [n],
          };
          const { rows } = await client.query(named);
          return Number(rows[0].sum) - n - (n % 20);
        }),
      ),
    );
    expect(new Set(sums)).toEqual(new Set([0]));
  });

  test("a pooler that is told to keep none is refused", async () => {
    const database = await behind(true, { max_prepared_statements: "0" });
    expect(await databaseFaults(database, true)).toEqual([
      expect.stringMatching(/keeps no prepared statements.*1\.21.*max_prepared_statements = 300/),
    ]);
  });
});
