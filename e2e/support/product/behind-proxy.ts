import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "#adapters/postgres/embedded/start-embedded-postgres.ts";
import { type FaultyProxy, startFaultyProxy } from "#testing/database/faulty-proxy.ts";
import type { ProductDatabase } from "./product-database.ts";
import { freePorts, type Program, run } from "./stack.ts";
import { type Stops, stopAll } from "./stops.ts";

/** A server whose database is away when a test says so. No sandbox runs beside it. */
export interface BehindProxy {
  url: string;
  server: Program;
  proxy: FaultyProxy;
  stop(): Promise<void>;
}

/** By default the server has a cluster of its own, which takes longest to start. */
export async function startBehindProxy({
  variables = {},
  openDatabase = (dataDirectory) => startEmbeddedPostgres({ dataDirectory }),
}: {
  variables?: NodeJS.ProcessEnv;
  openDatabase?: (dataDirectory: string) => Promise<ProductDatabase>;
} = {}): Promise<BehindProxy> {
  const [port, sandboxPort, smtpPort] = await freePorts(3);
  const dataDirectory = mkdtempSync(join(tmpdir(), "farline-e2e-"));
  const stops: Stops = [async () => rmSync(dataDirectory, { recursive: true, force: true })];
  const stop = () => stopAll(stops);
  try {
    const database = await openDatabase(dataDirectory);
    stops.push(() => database.stop());
    const proxy = await startFaultyProxy(database.connection);
    stops.push(() => proxy.close());
    const url = `http://localhost:${port}`;
    const server = run("server/main.ts", {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDirectory,
      DATABASE_URL: proxy.url(),
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_SMTP_PORT: String(smtpPort),
      ...variables,
    });
    stops.push(() => server.end("SIGTERM"));
    await server.answering(`${url}/readyz`);
    return { url, server, proxy, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
