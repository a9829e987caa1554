import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import { urlOf } from "#adapters/postgres/connection/open-database.ts";
import { freePorts, run } from "#e2e/support/product/stack.ts";
import { buildPageIfNeeded } from "#tools/build-page.ts";
import type { BenchDatabase } from "./database.ts";

const packageSchema = z.object({ scripts: z.object({ server: z.string() }) });
const readySchema = z.object({ address: z.object({ port: z.int() }), bareUrl: z.string() });

export interface BenchProduct {
  url: string;
  /** A bare Fastify route in a process of its own. */
  bareUrl: string;
  /** Sends `{ sid, at_ms }` when a call is ended. */
  carrier: ChildProcess;
  /** The server's process. */
  pid: number;
}

/**
 * Runs the product's server on the database, beside a carrier that answers after 40 ms, and ends both after the work.
 * `checkout` is the folder of the server's sources: this one's, or another one's whose page is built.
 */
export async function withProduct(
  { connection, directory }: BenchDatabase,
  work: (product: BenchProduct) => Promise<void>,
  checkout = ".",
): Promise<void> {
  await buildPageIfNeeded();
  const carrier = fork(join(import.meta.dirname, "carrier.ts"));
  const { address, bareUrl } = readySchema.parse((await once(carrier, "message"))[0]);
  const [port = 0] = await freePorts(1);
  const url = `http://127.0.0.1:${port}`;
  const most = "10000000";
  const mostCalls = "1000000";
  const server = run(join(checkout, "server/main.ts"), {
    ...process.env,
    NODE_OPTIONS: optionsOf(checkout),
    // Programs of tests share one; a server has that of its own options.
    NODE_COMPILE_CACHE: undefined,
    PORT: String(port),
    HOST: "127.0.0.1",
    PUBLIC_URL: url,
    DATA_DIR: directory,
    DATABASE_URL: urlOf(connection),
    SANDBOX_PORT: String(address.port),
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
  });
  try {
    await server.answering(url);
    await work({ url, bareUrl, carrier, pid: server.pid ?? 0 });
  } finally {
    await server.end("SIGTERM");
    carrier.disconnect();
  }
}

/** Options of Node that `npm run server` of the checkout gives. */
function optionsOf(checkout: string): string {
  const { scripts } = packageSchema.parse(JSON.parse(readFileSync(join(checkout, "package.json"), "utf8")));
  const [, ...words] = scripts.server.split(" ");
  return words
    .slice(0, -1)
    .map((word) => (word.startsWith("./") ? resolve(checkout, word) : word))
    .join(" ");
}
