import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance, RouteOptions } from "fastify";
import type { Database } from "#adapters/postgres/connection/database.ts";
import { openDatabase, urlOf } from "#adapters/postgres/connection/open-database.ts";
import { startSandbox } from "#sandbox/sandbox.ts";
import { type Config, readConfig } from "#server/config.ts";
import { startServer } from "#server/main.ts";
import { buildPageIfNeeded } from "#tools/build-page.ts";
import { productDatabase } from "./product-database.ts";
import { freePorts } from "./stack.ts";
import { type Stops, stopAll } from "./stops.ts";
import { watchRegistration } from "./watch-registration.ts";

/** The whole product and its sandbox inside the test's own process, on a database of their own. */
export interface ProductInProcess {
  url: string;
  sandboxUrl: string;
  app: FastifyInstance;
  /** Every route that the product has registered. */
  routes: readonly RouteOptions[];
  /** A few connections beside the product's own. */
  database: Database;
  stop(): Promise<void>;
}

export interface ProductOptions {
  variables?: NodeJS.ProcessEnv;
  /** Changes the configuration after it was read, such as the addresses of services. */
  configure?: (config: Config) => Config | Promise<Config>;
  /** The address that the sandbox believes to have. */
  sandboxUrl?: string;
}

export async function startProductInProcess(options: ProductOptions = {}): Promise<ProductInProcess> {
  await buildPageIfNeeded();
  const [port, sandboxPort, smtpPort] = await freePorts(3);
  const dataDirectory = mkdtempSync(join(tmpdir(), "farline-e2e-"));
  const stops: Stops = [async () => rmSync(dataDirectory, { recursive: true, force: true })];
  const stop = () => stopAll(stops);
  try {
    const { connection, stop: dropDatabase } = await productDatabase();
    stops.push(dropDatabase);
    const database = openDatabase({ connection, poolSize: 4 });
    stops.push(() => database.close());
    const config = readConfig({
      LOG_LEVEL: "silent",
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_SMTP_PORT: String(smtpPort),
      DATA_DIR: dataDirectory,
      DATABASE_URL: urlOf(connection),
      ...options.variables,
    });
    const sandbox = await startSandbox({
      port: config.sandbox.port,
      smtpPort: config.sandbox.smtpPort,
      publicUrl: config.publicUrl,
    });
    stops.push(() => sandbox.stop());
    const registered = watchRegistration();
    const server = await startServer((await options.configure?.(config)) ?? config).finally(registered.end);
    stops.push(() => server.stop());
    const { app, routes } = registered.found();
    return { url: config.publicUrl, sandboxUrl: sandbox.url, app, routes, database, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
