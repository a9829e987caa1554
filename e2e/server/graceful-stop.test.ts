/** A server that is asked to end answers what it has begun, refuses what is new, and keeps nothing waiting. */
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDatabase } from "#adapters/postgres/connection/open-database.ts";
import { type BehindProxy, startBehindProxy } from "#e2e/support/product/behind-proxy.ts";
import { productDatabase } from "#e2e/support/product/product-database.ts";
import { systemClock } from "#server/compose/platform/platform.ts";
import { userHarness } from "#testing/people/user-harness.ts";
import { buildPageIfNeeded } from "#tools/build-page.ts";

let product: BehindProxy;

beforeAll(async () => {
  await buildPageIfNeeded();
  product = await startBehindProxy({ openDatabase: productDatabase });
});
afterAll(() => product?.stop());

const body = JSON.stringify({ email: "ada@example.org", password: "a long passphrase of Ada" });
const head = [
  "POST /api/auth/login HTTP/1.1",
  "host: localhost",
  "content-type: application/json",
  `content-length: ${body.length}`,
  "expect: 100-continue",
  "",
  "",
].join("\r\n");

/** A request under way: the server has its head and the first half of its body. */
async function begin(): Promise<Socket> {
  const socket = connect(Number(new URL(product.url).port), "localhost");
  await once(socket, "connect");
  socket.write(head);
  // The server asks for the body once it has read the head.
  const [answer] = await once(socket, "data");
  expect(String(answer)).toBe("HTTP/1.1 100 Continue\r\n\r\n");
  socket.write(body.slice(0, 10));
  return socket;
}

const isRefused = () =>
  fetch(`${product.url}/healthz`, { headers: { connection: "close" } }).then(
    () => false,
    () => true,
  );

async function session(): Promise<string> {
  const database = openDatabase({ connection: { url: product.proxy.url() }, poolSize: 2 });
  try {
    const harness = await userHarness(database);
    harness.deps.clock = systemClock;
    return await harness.session(await harness.verified());
  } finally {
    await database.close();
  }
}

test("a request under way is answered, a new one is refused, a stream ends with a hint, and one without an end delays it by a bounded time", async () => {
  const endless = await begin();
  endless.on("error", () => undefined);
  const events = await fetch(`${product.url}/api/events`, { headers: { "x-auth-token": await session() } });
  expect(events.status).toBe(200);
  const stream = events.text();
  const socket = await begin();
  const answer = text(socket);

  product.server.signal("SIGTERM");
  await expect.poll(isRefused, { timeout: 100_000 }).toBe(true);
  socket.write(body.slice(10));
  expect(await answer).toMatch(/^HTTP\/1\.1 401 [\s\S]*connection: close/);
  expect(await stream).toMatch(/retry: \d+\n\n$/);
  expect(await product.server.exitCode()).toBe(0);
});
