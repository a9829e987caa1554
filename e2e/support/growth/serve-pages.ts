import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { type SocketConnection, urlOf } from "#adapters/postgres/connection/open-database.ts";
import { freePorts } from "#e2e/support/product/stack.ts";
import { watchRegistration } from "#e2e/support/product/watch-registration.ts";
import { readConfig } from "#server/config.ts";
import { startServer } from "#server/main.ts";
import { grownDataKey } from "#testing/growth/seed-growth.ts";
import { buildPageIfNeeded } from "#tools/build-page.ts";

const most = "1000000";

/** Runs the product in this process, on a database that is filled already. */
export async function onProductAt<T>(
  connection: SocketConnection,
  work: (app: FastifyInstance) => Promise<T>,
): Promise<T> {
  await buildPageIfNeeded();
  const [port, sandboxPort, smtpPort] = await freePorts(3);
  const dataDirectory = mkdtempSync(join(tmpdir(), "farline-growth-"));
  const config = readConfig({
    LOG_LEVEL: "silent",
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    DATA_DIR: dataDirectory,
    DATABASE_URL: urlOf(connection),
    DATA_KEY: grownDataKey,
    NETWORK_REQUESTS_PER_MINUTE: most,
    USER_REQUESTS_PER_MINUTE: most,
    // A row that a job deletes while it is measured would be counted at one size alone.
    CALL_QUALITY_DAYS: "36500",
  });
  const registered = watchRegistration();
  const server = await startServer(config).finally(registered.end);
  try {
    return await work(registered.found().app);
  } finally {
    await server.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}
