import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { openDatabase } from "#adapters/postgres/connection/open-database.ts";
import { runningConnection } from "#adapters/postgres/embedded/running-connection.ts";
import { freePorts } from "#e2e/support/product/stack.ts";
import { buildPageIfNeeded } from "#tools/build-page.ts";
import { type BenchUser, seedUsers } from "./http-data.ts";
import { type Pgbench, pgbenchOn } from "./pgbench.ts";

const readySchema = z.object({ bareUrl: z.string() });
const portSchema = z.object({ port: z.int() });

export interface HttpServer {
  url: string;
  bareUrl: string;
  users: BenchUser[];
  database: Database;
  pgbench: Pgbench;
  process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts the product's server in a process of its own, on a temporary database with users, beside a carrier. */
export async function startHttpServer(): Promise<HttpServer> {
  await buildPageIfNeeded();
  const directory = await mkdtemp(join(tmpdir(), "farline-bench-"));
  const [port = 0] = await freePorts(1);
  const most = "10000000";
  const mostCalls = "1000000";
  const carrier = fork(join(import.meta.dirname, "metered-carrier.ts"));
  const carrierPort = portSchema.parse((await once(carrier, "message"))[0]).port;
  const child = fork(join(import.meta.dirname, "http-server.ts"), [], {
    execArgv: ["--expose-gc", ...process.execArgv],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: "127.0.0.1",
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: directory,
      SANDBOX_PORT: String(carrierPort),
      LOG_LEVEL: "silent",
      // One machine is a crowd of users here: each request names a network of its own, and nothing is limited.
      TRUSTED_PROXIES: "127.0.0.1",
      NETWORK_REQUESTS_PER_MINUTE: most,
      WEBHOOKS_PER_MINUTE: most,
      USER_REQUESTS_PER_MINUTE: most,
      CALLS_PER_HOUR: mostCalls,
      CALLS_PER_DAY: mostCalls,
      TOTAL_SPEND_PER_HOUR: most,
      TOTAL_SPEND_PER_DAY: most,
    },
  });
  const [ready] = await Promise.race([once(child, "message"), failure(child)]);
  const connection = await runningConnection(directory);
  if (!connection) throw new Error("The server's PostgreSQL does not run");
  const database = openDatabase({ connection, poolSize: 2 });
  await database.withClient((client) => client.query("CREATE DATABASE baseline"));
  const pgbench = pgbenchOn({ ...connection, database: "baseline" }, directory);
  await pgbench.initialise();
  return {
    url: `http://127.0.0.1:${port}`,
    bareUrl: readySchema.parse(ready).bareUrl,
    users: await seedUsers(database),
    ...{ database, pgbench, process: child },
    async stop() {
      await database.close();
      const ended = once(child, "exit");
      child.disconnect();
      carrier.disconnect();
      await ended;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** Rejects when the server ends before it serves. */
async function failure(child: ChildProcess): Promise<never> {
  const [code] = await once(child, "exit");
  throw new Error(`The server ended with code ${code}`);
}
