import { once } from "node:events";
import { createServer } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "#testing/database/test-database.ts";
import type { Database } from "./database.ts";
import { DatabaseBusyError, DatabaseUnavailableError } from "./database-unavailable-error.ts";
import { type Connection, openDatabase } from "./open-database.ts";

const shared = testDatabase();
const opened: Database[] = [];

afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
});

/** A pool of one connection; the backend's id shows whether the next user gets the same one. */
function open(connection: Connection = shared.connection(), onIdleError?: (error: Error) => void): Database {
  const database = openDatabase({ connection, poolSize: 1, ...(onIdleError && { onIdleError }) });
  opened.push(database);
  return database;
}

function backend(database: Database): Promise<number> {
  return database.withClient(async (client) => {
    const { rows } = await client.query("SELECT pg_backend_pid() AS pid");
    return rows[0].pid;
  });
}

function terminate(pid: number): Promise<unknown> {
  return shared.withClient((client) => client.query("SELECT pg_terminate_backend($1, 5000)", [pid]));
}

async function failureOf(work: Promise<unknown>): Promise<Error> {
  return work.then(
    () => expect.fail("it should have failed"),
    (error: Error) => error,
  );
}

describe("values", () => {
  test("are numbers when a number is exact", async () => {
    const { rows } = await shared.withClient((client) =>
      client.query(`SELECT count(*) AS count, 9007199254740991::int8 AS largest, sum(x) AS sum,
                           1.2345678901234::numeric AS rate, DATE '2026-03-29' AS day
                      FROM (VALUES (2::int8), (3)) AS numbers(x)`),
    );
    expect(rows).toEqual([
      { count: 1 + 1, largest: Number.MAX_SAFE_INTEGER, sum: 5, rate: 1.2345678901234, day: "2026-03-29" },
    ]);
  });

  test.each([
    "9007199254740992::int8",
    "-9007199254740992::int8",
    "12345678901234567890::numeric",
    "'NaN'::numeric",
  ])("%s is refused rather than rounded", async (value) => {
    await expect(shared.withClient((client) => client.query(`SELECT ${value}`))).rejects.toThrow(RangeError);
  });
});

describe("a transaction", () => {
  const names = () =>
    shared.withClient(async (client) => (await client.query("SELECT name FROM scratch ORDER BY name")).rows);

  beforeEach(async () => {
    await shared.withClient((client) => client.query("CREATE TABLE scratch (name text PRIMARY KEY)"));
    await shared.transaction((client) => client.query("INSERT INTO scratch VALUES ('kept')"));
  });
  afterEach(() => shared.withClient((client) => client.query("DROP TABLE scratch")));

  test("commits all statements or none", async () => {
    const failing = shared.transaction(async (client) => {
      await client.query("INSERT INTO scratch VALUES ('dropped')");
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    expect(await names()).toEqual([{ name: "kept" }]);
  });

  test("throws when a swallowed failure rolled it back", async () => {
    const swallowing = shared.transaction(async (client) => {
      await client.query("INSERT INTO scratch VALUES ('lost')");
      await client.query("INSERT INTO scratch VALUES ('kept')").catch(() => undefined);
    });
    await expect(swallowing).rejects.toThrow(/rolled back/);
    expect(await names()).toEqual([{ name: "kept" }]);
  });
});

describe("a connection", () => {
  test("has its timeouts set", async () => {
    const { rows } = await shared.withClient((client) =>
      client.query(`SELECT name FROM pg_settings WHERE setting = '0' AND name IN
        ('lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout')`),
    );
    expect(rows).toEqual([]);
  });

  test("is kept after an error of a statement and of the work", async () => {
    const database = open();
    const before = await backend(database);
    await failureOf(database.withClient((client) => client.query("SELECT 1 / 0")));
    await failureOf(database.transaction((client) => client.query("SELECT 1 / 0")));
    await failureOf(database.withClient(() => Promise.reject(new Error("of the work"))));
    expect(await backend(database)).toBe(before);
  });

  test.each([
    ["a lock", { lock: 50 }, "LOCK TABLE held", "canceling statement due to lock timeout"],
    [
      "its statement",
      { statement: 50 },
      "SELECT pg_sleep(60)",
      "canceling statement due to statement timeout",
    ],
  ])("is kept when the time for %s is over, and the error says so", async (_, limits_ms, text, reason) => {
    await shared.withClient((client) => client.query("CREATE TABLE IF NOT EXISTS held ()"));
    const database = openDatabase({ connection: shared.connection(), poolSize: 1, limits_ms });
    opened.push(database);
    const before = await backend(database);
    const failure = await shared.transaction(async (holder) => {
      await holder.query("LOCK TABLE held");
      return failureOf(database.transaction((client) => client.query(text)));
    });
    expect(failure).toBeInstanceOf(DatabaseBusyError);
    expect(failure.message).toMatch(new RegExp(`^The database at .* is too busy: ${reason}\\.$`));
    expect(await backend(database)).toBe(before);
  });

  test("is destroyed when a transaction was left open on it", async () => {
    const database = open();
    const before = await backend(database);
    await database.withClient((client) => client.query("BEGIN"));
    expect(await backend(database)).not.toBe(before);
  });

  test("lost during a statement is a named error, and the next one works", async () => {
    const database = open();
    const before = await backend(database);
    const sleeping = failureOf(database.withClient((client) => client.query("SELECT pg_sleep(60)")));
    await terminate(before);
    expect(await sleeping).toBeInstanceOf(DatabaseUnavailableError);
    expect(await backend(database)).not.toBe(before);
  });

  test("lost between two statements is a named error", async () => {
    const database = open();
    const work = database.withClient(async (client) => {
      const { rows } = await client.query("SELECT pg_backend_pid() AS pid");
      await terminate(rows[0].pid);
      await client.query("SELECT 1");
    });
    expect(await failureOf(work)).toBeInstanceOf(DatabaseUnavailableError);
  });

  test("lost while idle is reported and replaced", async () => {
    const reported = Promise.withResolvers<Error>();
    const database = open(shared.connection(), reported.resolve);
    const before = await backend(database);
    await terminate(before);
    expect(await reported.promise).toBeInstanceOf(Error);
    expect(await backend(database)).not.toBe(before);
  });

  test("is kept after the work's own network errors", async () => {
    const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
    expect(await failureOf(shared.transaction(() => Promise.reject(refused)))).toBe(refused);
  });
});

describe("a database that cannot be used", () => {
  test("because nothing listens is named without the password", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    server.close();
    if (address === null || typeof address === "string") throw new Error("no port");
    const database = open({ url: `postgres://farline:s3cret@127.0.0.1:${address.port}/farline` });
    const failure = await failureOf(backend(database));
    expect(failure).toBeInstanceOf(DatabaseUnavailableError);
    expect(failure.message).toBe(
      `The database at 127.0.0.1:${address.port}/farline cannot be used: nothing listens there.`,
    );
    expect(JSON.stringify([failure.stack, failure.cause])).not.toContain("s3cret");
  });

  test("because it does not exist is named", async () => {
    const database = open({ ...shared.connection(), database: "nowhere" });
    expect((await failureOf(backend(database))).message).toMatch(/it has no database of this name/);
  });

  test("because its URL is malformed is refused at once, without the password", () => {
    expect(() => openDatabase({ connection: { url: "postgres://farline:s3cret@:::" } })).toThrow(
      /^The database's URL is malformed$/,
    );
  });
});
