import { connect, type Socket } from "node:net";
import { Readable } from "node:stream";
import { type FastifyInstance, fastify } from "fastify";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { z } from "zod";
import type { AppOptions } from "#server/http/app.ts";
import { quietApp } from "#testing/http/quiet-app.ts";
import type { ConnectionLimits, ConnectionTimeouts } from "./connection-limits.ts";
import { closeGracefully } from "./graceful-close.ts";

const beat_ms = 100;
const beats = 20;
const timeouts = { headers_ms: 200, request_ms: 400, silent_ms: 60_000, keepAlive_ms: 300, check_ms: 50 };
/** A busy machine's late read of a whole head is no timeout. */
const forHeads = { headers_ms: 60_000, request_ms: 60_000 };
/** Ends silent answers soon, and would otherwise hide what the other timeouts do. */
const peers: Socket[] = [];

const app = await serve(timeouts);
const impatient = await serve({ ...timeouts, headers_ms: 1_000, request_ms: 1_000, silent_ms: 1_000 });
const patient = await serve({ ...timeouts, ...forHeads });

async function serve(
  timeouts: ConnectionTimeouts,
  changes: Partial<AppOptions> = {},
): Promise<FastifyInstance> {
  const app = await quietApp({ timeouts, ...changes });
  app.get("/small", async () => "small");
  app.post("/small", async () => "small");
  app.get("/large", async () => Buffer.alloc(64 * 1024 * 1024));
  app.get("/beats", async (_request, reply) => reply.type("text/event-stream").send(Readable.from(hearts())));
  await app.listen({ port: 0, host: "127.0.0.1" });
  return app;
}
afterEach(() => {
  for (const peer of peers.splice(0)) peer.destroy();
});
afterAll(() => Promise.all([app, impatient, patient].map((one) => one.close())));

async function* hearts() {
  for (let n = 0; n < beats; n++) {
    yield ":\n\n";
    await new Promise((resolve) => setTimeout(resolve, beat_ms));
  }
}

interface Peer {
  socket: Socket;
  received: () => string;
}

/** A peer that never closes its side of the connection. */
function peer(sent: string, of = app): Peer {
  const { port } = addressSchema.parse(of.server.address());
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  let received = "";
  socket.on("data", (data) => {
    received += data.toString();
  });
  // The server may reset the connection.
  socket.on("error", () => undefined);
  if (sent !== "") socket.write(sent);
  peers.push(socket);
  return { socket, received: () => received };
}

const addressSchema = z.object({ port: z.int() });
const sockets = (of = app) =>
  new Promise<number>((resolve, reject) =>
    of.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
const expectNoSockets = (of = app) => expect.poll(() => sockets(of)).toBe(0);

const head = "POST /small HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n";

describe("a peer that never closes loses its socket after", () => {
  test.each([
    ["a request that is no HTTP", "nonsense\r\n\r\n", 400],
    ["two lengths", `${head}content-length: 1\r\ncontent-length: 2\r\n\r\n`, 400],
    ["headers without end", `GET / HTTP/1.1\r\nx: ${"x".repeat(40_000)}`, 431],
  ])("%s, with an answer", async (_name, sent, status) => {
    const { received } = peer(sent, patient);
    await expect.poll(received).toMatch(`HTTP/1.1 ${status} `);
    await expectNoSockets(patient);
  });

  test.each([
    ["saying nothing", "", 408],
    ["half of the headers", "GET /small HTTP/1.1\r\nhost:", 408],
    ["half of the body", `${head}content-length: 10\r\n\r\n{`, 408],
  ])("%s, with an answer", async (_name, sent, status) => {
    const { received } = peer(sent);
    await expect.poll(received).toMatch(`HTTP/1.1 ${status} `);
    await expectNoSockets();
  });

  test("nonsense that goes on", async () => {
    const { socket, received } = peer("nonsense\r\n\r\n", patient);
    const goesOn = setInterval(() => socket.write("more nonsense\r\n\r\n"), 20);
    await expect.poll(received).toMatch(/^HTTP\/1.1 400 /);
    await expectNoSockets(patient);
    clearInterval(goesOn);
    expect(received().match(/HTTP\/1.1/g)).toHaveLength(1);
  });

  test("a request that is answered, kept alive and followed by nothing", async () => {
    const { received } = peer("GET /small HTTP/1.1\r\nhost: localhost\r\n\r\n", patient);
    await expect.poll(received).toMatch(/^HTTP\/1.1 200 /);
    await expectNoSockets(patient);
  });

  test("an answer that it does not read", async () => {
    const { socket } = peer("GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n", impatient);
    socket.pause();
    await expect.poll(() => sockets(impatient)).toBe(1);
    await expectNoSockets(impatient);
  });
});

const ask = "GET /small HTTP/1.1\r\nhost: localhost\r\n\r\n";
/** Opens connections one after the other and returns those that are answered. */
async function answered(limited: FastifyInstance, opened: number): Promise<Peer[]> {
  const alive = [];
  for (let n = 0; n < opened; n++) {
    const one = peer(ask, limited);
    let isClosed = false;
    one.socket.once("close", () => {
      isClosed = true;
    });
    // A peer that may stay half open closes its side once the server has.
    one.socket.once("end", () => one.socket.destroy());
    // A poll that is not awaited to its end would go on in other files, where it moves their faked clocks.
    await expect.poll(() => isClosed || one.received() !== "").toBe(true);
    if (one.received().startsWith("HTTP/1.1 200 ")) alive.push(one);
  }
  return alive;
}

test.each<[string, ConnectionLimits]>([
  ["of the process", { inAll: 3, perNetwork: undefined }],
  ["of its network", { inAll: 100, perNetwork: 3 }],
])(
  "a connection over the limit: %s is closed, those before it go on, and a closed one makes room",
  async (_name, connectionLimits) => {
    const limited = await serve({ ...timeouts, ...forHeads, keepAlive_ms: 60_000 }, { connectionLimits });
    try {
      const first = await answered(limited, 5);
      expect(first).toHaveLength(3);
      expect(await sockets(limited)).toBe(3);
      const [one, ...others] = first;
      for (const { socket, received } of others) {
        socket.write(ask);
        await expect.poll(() => received().match(/HTTP\/1.1 200 /g)).toHaveLength(2);
      }
      one?.socket.destroy();
      await expect.poll(() => sockets(limited)).toBe(2);
      expect(await answered(limited, 2)).toHaveLength(1);
    } finally {
      for (const peer of peers.splice(0)) peer.destroy();
      await limited.close();
    }
  },
);

test("a stream with heartbeats outlives every timeout", async () => {
  const { received } = peer("GET /beats HTTP/1.1\r\nhost: localhost\r\n\r\n", impatient);
  await expect.poll(() => received().match(/^:$/gm)?.length).toBe(beats);
});

test("a closing server waits for no connection that has sent nothing", async () => {
  const closing = fastify();
  closeGracefully(closing, 3_600_000);
  await closing.listen({ port: 0, host: "127.0.0.1" });
  const { socket } = peer("", closing);
  await expect.poll(() => sockets(closing)).toBe(1);
  await closing.close();
  await expect.poll(() => socket.destroyed || socket.readableEnded).toBe(true);
});
