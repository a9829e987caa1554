import { connect } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";
import { afterAll, expect, test } from "vitest";
import { quietApp } from "#testing/http/quiet-app.ts";
import { hashingCaller } from "./request-origin.ts";

/** Those that wait for the test before they are answered. */
const waiting: { request: FastifyRequest; reply: FastifyReply }[] = [];
const answer = Promise.withResolvers<string>();
const app = await quietApp();
app.post("/login", async (request, reply) => {
  waiting.push({ request, reply });
  return answer.promise;
});
await app.listen({ port: 0, host: "127.0.0.1" });
afterAll(async () => {
  answer.resolve("too late");
  await app.close();
});

/** A login whose body has arrived and is being worked on. */
async function newLogin() {
  const address = app.server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const begun = waiting.length;
  const socket = connect({ port, host: "127.0.0.1" });
  const head =
    "POST /login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 2";
  socket.write(`${head}\r\n\r\n{}`);
  await expect.poll(() => waiting.length).toBe(begun + 1);
  const exchange = waiting.at(-1);
  if (!exchange) throw new Error("unreachable");
  return { socket, exchange };
}

test("a caller is there while its connection is open, and gone once it closes", async () => {
  const { socket, exchange } = await newLogin();
  const { signal, networks } = hashingCaller(exchange);
  expect([signal.aborted, networks]).toEqual([false, ["127.0.0.1"]]);
  socket.destroy();
  await expect.poll(() => signal.aborted).toBe(true);
});

test("a caller whose connection closed before anything is hashed is gone as well", async () => {
  const { socket, exchange } = await newLogin();
  socket.destroy();
  await expect.poll(() => exchange.request.socket.destroyed).toBe(true);
  expect(hashingCaller(exchange).signal.aborted).toBe(true);
});
