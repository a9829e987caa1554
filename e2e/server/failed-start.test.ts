/** A server that cannot start closes every part that it has opened, so that the process can end or try again. */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { openDatabase, urlOf } from "#adapters/postgres/connection/open-database.ts";
import { productDatabase } from "#e2e/support/product/product-database.ts";
import { type Stops, stopAll } from "#e2e/support/product/stops.ts";
import { type Config, readConfig } from "#server/config.ts";
import { startServer } from "#server/main.ts";
import { buildPageIfNeeded } from "#tools/build-page.ts";

const stops: Stops = [];
const other = createServer();
let database: Database;
let config: Config;

beforeAll(async () => {
  await buildPageIfNeeded();
  const directory = mkdtempSync(join(tmpdir(), "farline-e2e-"));
  stops.push(async () => rmSync(directory, { recursive: true, force: true }));
  const { connection, stop } = await productDatabase();
  stops.push(stop);
  database = openDatabase({ connection, poolSize: 1 });
  stops.push(() => database.close());
  await new Promise<void>((resolve) => other.listen(0, "localhost", resolve));
  stops.push(async () => other.close());
  const { port } = other.address() as AddressInfo;
  const variables = { LOG_LEVEL: "silent", PORT: String(port), DATA_DIR: directory };
  config = readConfig({ ...variables, DATABASE_URL: urlOf(connection) });
});
afterAll(() => stopAll(stops));

const connections = () =>
  database.withClient(async (client) => {
    const others = "datname = current_database() AND pid <> pg_backend_pid()";
    return (await client.query(`SELECT application_name FROM pg_stat_activity WHERE ${others}`)).rows;
  });

test.each<[why: string, changes: Partial<Config>, reason: string]>([
  ["its key cannot be kept", { dataDirectory: "/dev/null" }, "cannot be kept"],
  ["a text cannot be read", { textsDirectory: "/dev/null" }, "cannot be shown"],
  ["its port is taken", {}, "EADDRINUSE"],
])("leaves no connection to the database when %s", async (_why, changes, reason) => {
  await expect(startServer({ ...config, ...changes })).rejects.toThrow(reason);
  await expect.poll(connections, { timeout: 30_000 }).toEqual([]);
});
