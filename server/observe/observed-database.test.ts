import { expect, test } from "vitest";
import type { Client, Database } from "#adapters/postgres/connection/database.ts";
import { noSpan, noTracing, type Tracing } from "#domain/tracing.ts";
import { observedDatabase } from "./observed-database.ts";

const unused = () => Promise.reject(new Error("not used here"));

test("each request that shares a statement has a span of its own, which ends as its read does", async () => {
  const ended: string[] = [];
  const tracing: Tracing = {
    ...noTracing,
    begin: ({ name }) => ({ ...noSpan, end: (result) => ended.push(`${name} ${result}`) }),
  };
  const database: Database = {
    withClient: unused,
    transaction: unused,
    close: unused,
    batched: (_name, readAll) => async (key) => {
      const [value] = await readAll({} as Client, [key]);
      if (value === undefined) throw new Error("nothing was read");
      return value;
    },
  };
  const read = observedDatabase(database, tracing).batched(
    "session.find",
    async (_client, keys: readonly string[]) => keys.map((key) => (key === "" ? undefined : key)),
  );
  expect(await read("ada")).toBe("ada");
  await expect(read("")).rejects.toThrow("nothing was read");
  expect(ended).toEqual(["session.find done", "session.find failed"]);
});
