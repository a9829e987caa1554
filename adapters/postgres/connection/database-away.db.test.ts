import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { UnavailableError } from "#domain/service-check.ts";
import { type Fault, type FaultyProxy, startFaultyProxy } from "#testing/database/faulty-proxy.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import type { Database } from "./database.ts";
import { type DatabaseLimits, openDatabase } from "./open-database.ts";

const shared = testDatabase();
const opened: Database[] = [];
let proxy: FaultyProxy;

beforeAll(async () => {
  proxy = await startFaultyProxy(shared.connection());
});
afterEach(async () => {
  await proxy.set("reset");
  await Promise.all(opened.splice(0).map((database) => database.close()));
  await proxy.set("none");
});
afterAll(() => proxy.close());

function open(limits_ms: Partial<DatabaseLimits> = {}, poolSize = 1): Database {
  const database = openDatabase({ connection: { url: proxy.url() }, poolSize, limits_ms });
  opened.push(database);
  return database;
}

const backend = (database: Database) =>
  database.withClient(
    async (client) => (await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid")).rows[0]?.pid,
  );

/** Longer than any test: a wait that is not skipped fails. */
const never_ms = 600_000;

/** Expects a refusal at the end of the wait for a connection, and skips that wait. */
async function expectRefusedAfterWaiting(database: Database): Promise<void> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const refused = expect(backend(database)).rejects.toBeInstanceOf(UnavailableError);
    vi.advanceTimersByTime(never_ms);
    await refused;
  } finally {
    vi.useRealTimers();
  }
}

describe("a new connection is refused with one kind of error", () => {
  test.each<[string, Fault]>([
    ["nothing listens", "refuse"],
    ["the connection is reset", "reset"],
    ["the server recovers from a crash", { sqlState: "57P02" }],
    ["the server starts or recovers", { sqlState: "57P03" }],
    ["the server has no connection left", { sqlState: "53300" }],
    ["the proxy has lost the server", { sqlState: "08006" }],
  ])("when %s, and made once it is back", async (_name, fault) => {
    const database = open({ connect: never_ms });
    await proxy.set(fault);
    await expect(backend(database)).rejects.toBeInstanceOf(UnavailableError);
    await proxy.set("none");
    expect(await backend(database)).toBeTypeOf("number");
  });

  test("when the server never answers, and made once it is back", async () => {
    const database = open({ connect: never_ms });
    await proxy.set("silent");
    await expectRefusedAfterWaiting(database);
    await proxy.set("none");
    expect(await backend(database)).toBeTypeOf("number");
  });
});

test("a full pool is refused with the same kind of error", async () => {
  const database = open({ connect: never_ms });
  await database.withClient(() => expectRefusedAfterWaiting(database));
});

describe("a connection that falls silent", () => {
  test("ends with its statement's limit, and nothing waits for its rollback", async () => {
    // A rollback behind the silent statement would wait for this limit.
    const database = open({ answer: never_ms });
    const work = database.transaction(async (client) => {
      await client.query("SELECT 1");
      await proxy.set("silent");
      const statement = { text: "SELECT 2", query_timeout: 100 };
      await client.query(statement);
    });
    await expect(work).rejects.toBeInstanceOf(UnavailableError);
    await expect.poll(() => proxy.open()).toBe(0);
    await proxy.set("none");
    expect(await backend(database)).toBeTypeOf("number");
  });

  test("does not keep the failure of the work itself until the answer's limit", async () => {
    const database = open({ answer: never_ms });
    const work = database.transaction(async () => {
      await proxy.set("silent");
      throw new Error("of the work");
    });
    await expect(work).rejects.toThrow("of the work");
  });
});

test("a server that became read-only by a switchover is left: no connection to it is used again", async () => {
  const database = open({}, 3);
  const before = await Promise.all(
    [1, 2, 3].map(() =>
      database.withClient(async (client) => {
        await client.query("SET SESSION CHARACTERISTICS AS TRANSACTION READ ONLY");
        const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid, pg_sleep(0.1)");
        return rows[0]?.pid;
      }),
    ),
  );
  expect(new Set(before).size).toBe(3);

  const write = () => database.transaction((client) => client.query("CREATE TABLE written (id integer)"));
  await expect(write()).rejects.toBeInstanceOf(UnavailableError);
  const after = await Promise.all([1, 2, 3].map(() => backend(database)));
  expect(after.filter((pid) => before.includes(pid))).toEqual([]);
  await write();
});
