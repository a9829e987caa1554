import { afterEach, expect, test } from "vitest";
import { openDatabase } from "#adapters/postgres/connection/open-database.ts";
import { unfitness } from "#adapters/postgres/connection/session-settings.ts";
import { openStorage } from "#server/compose/platform/storage.ts";
import { startFaultyProxy } from "#testing/database/faulty-proxy.ts";
import { setOnDatabase } from "#testing/database/foreign-settings.ts";
import { newDatabases } from "#testing/database/new-databases.ts";
import { quietApp } from "#testing/http/quiet-app.ts";
import { healthRoutes } from "./health-routes.ts";

const { migratedDatabase, encodedDatabase } = newDatabases();
const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

async function pooler(settings: Readonly<Record<string, string>>) {
  const connection = await migratedDatabase();
  const proxy = await startFaultyProxy(connection);
  closings.push(() => proxy.close());
  await proxy.set("pooler");
  await setOnDatabase(connection.database, settings);
  return { url: proxy.url(), name: connection.database };
}

const storageAt = (url: string, databasePooler?: "pgbouncer") =>
  openStorage(
    { databaseUrl: url, databaseDirectUrl: url, databasePooler, dataDirectory: "unused" },
    () => undefined,
  );

test("a process whose database changes its settings is not ready, and says which", async () => {
  const { url, name } = await pooler({});
  const database = openDatabase({ connection: { url }, poolSize: 1, pooled: true });
  closings.push(() => database.close());
  const app = await quietApp();
  closings.push(() => app.close());
  healthRoutes(app, () => database.withClient(unfitness));
  expect((await app.inject("/readyz")).json()).toEqual({ status: "ready" });
  await setOnDatabase(name, { DateStyle: "SQL, DMY" });
  await database
    .withClient((client) => client.query("SELECT pg_terminate_backend(pg_backend_pid())"))
    .catch(() => undefined);
  const reply = await app.inject("/readyz");
  expect(reply.statusCode).toBe(503);
  expect(reply.json().message).toMatch(
    /^The database's role has DateStyle 'SQL, DMY' instead of 'ISO, YMD': /,
  );
});

test("a server that ends is not ready at once, and answers all else", async () => {
  const app = await quietApp();
  closings.push(() => app.close());
  const drain = healthRoutes(app, async () => []);
  expect((await app.inject("/readyz")).statusCode).toBe(200);
  const drained = drain(0);
  expect((await app.inject("/readyz")).statusCode).toBe(503);
  expect((await app.inject("/healthz")).statusCode).toBe(200);
  await drained;
});

test("a start behind a pooler whose role has other settings names them, and changes nothing", async () => {
  const { url } = await pooler({ DateStyle: "German", IntervalStyle: "iso_8601" });
  await expect(storageAt(url, "pgbouncer")).rejects.toMatchObject({
    name: "StartFailure",
    message: expect.stringMatching(/^.*DateStyle 'German, DMY'.*\n.*IntervalStyle 'iso_8601'.*$/),
  });
});

test("a start on a database that does not hold every script says so in one sentence", async () => {
  const { user, port, database, host } = await encodedDatabase("LATIN1");
  const url = `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
  await expect(storageAt(url)).rejects.toMatchObject({
    name: "StartFailure",
    message: expect.stringMatching(/^The database's encoding is LATIN1, .*--encoding=UTF8.*$/),
  });
});
