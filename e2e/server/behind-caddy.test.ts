/** The real proxy of the guide: a client's fault marks no server down, and no request is sent twice. */
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import http2 from "node:http2";
import { type AddressInfo, connect, type Socket } from "node:net";
import { connect as connectTls } from "node:tls";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Caddy, hasCaddy, selfSigned, startCaddy } from "#e2e/support/product/caddy.ts";
import { type ProductInProcess, startProductInProcess } from "#e2e/support/product/product-in-process.ts";
import { requestsTo } from "#e2e/support/product/provider-requests.ts";
import { freePorts } from "#e2e/support/product/stack.ts";
import { readyUser } from "#e2e/support/routes/ready-user.ts";

const runsCaddy = hasCaddy();
const eventually = { timeout: 60_000, interval: 50 };

const head = (method: string, path: string, ...fields: string[]) =>
  [`${method} ${path} HTTP/1.1`, "host: localhost", "content-type: application/json", ...fields, "", ""].join(
    "\r\n",
  );
const login = (...fields: string[]) => head("POST", "/api/auth/login", ...fields);
const begun = '{"email":"ada@example.org"';

/** One fault of a client. `reached` resolves when the server has a part of its request. */
type Fault = (caddy: Caddy, reached: () => Promise<void>) => Promise<void>;

async function open({ tlsPort, url }: Caddy, secure: boolean): Promise<Socket> {
  const socket = secure
    ? connectTls({ ...selfSigned, port: tlsPort, ALPNProtocols: ["http/1.1"] })
    : connect({ port: Number(new URL(url).port), host: "localhost" });
  socket.on("error", () => undefined).resume();
  await once(socket, secure ? "secureConnect" : "connect");
  return socket;
}

/** Also after a reset. */
const closed = (socket: Socket) => new Promise<void>((resolve) => void socket.once("close", () => resolve()));

/** Sends this and goes away once the server has it. */
function leaves(text: string, how: "end" | "destroy" | "resetAndDestroy", secure = false): Fault {
  return async (caddy, reached) => {
    const socket = await open(caddy, secure);
    socket.write(text);
    await reached();
    socket[how]();
    await closed(socket);
  };
}

/** Sends this and waits until the proxy ends the connection. */
function stays(text: string): Fault {
  return async (caddy) => {
    const socket = await open(caddy, false);
    socket.write(text);
    await closed(socket);
  };
}

function byHttp2(act: (stream: http2.ClientHttp2Stream, session: http2.ClientHttp2Session) => void): Fault {
  return async ({ tlsPort }, reached) => {
    const session = http2.connect(`https://localhost:${tlsPort}`, selfSigned);
    session.on("error", () => undefined);
    const fields = { ":method": "POST", ":path": "/api/auth/login", "content-type": "application/json" };
    const stream = session.request({ ...fields, "content-length": "1000" });
    stream.on("error", () => undefined);
    stream.write(begun);
    await reached();
    act(stream, session);
    if (!stream.closed) await once(stream, "close");
    session.destroy();
  };
}

/** Above the proxy's limit. */
const tooLong = "x".repeat(11_400_000);
const length = "content-length: 1000";
const chunked = "transfer-encoding: chunked";
const chunk = `${begun.length.toString(16)}\r\n${begun}\r\n`;

const faults: Record<string, Fault> = {
  "a body that ends early": leaves(login(length) + begun, "end"),
  "a body that ends early, by TLS": leaves(login(length) + begun, "destroy", true),
  "a reset within the body": leaves(login(length) + begun, "resetAndDestroy"),
  "a chunked body without its end": leaves(login(chunked) + chunk, "destroy"),
  "a broken chunk": stays(`${login(chunked)}${chunk}no chunk\r\n`),
  "a body that never goes on": stays(login(length) + begun),
  "a body above the limit": stays(
    `${login(`content-length: ${tooLong.length}`, "connection: close")}${tooLong}`,
  ),
  "a chunked body above the limit": stays(
    `${login(chunked, "connection: close")}${tooLong.length.toString(16)}\r\n${tooLong}\r\n0\r\n\r\n`,
  ),
  "headers without end": async (caddy) => {
    const socket = await open(caddy, false);
    socket.write("POST /api/auth/login HTTP/1.1\r\nhost: local");
    socket.destroy();
  },
  "headers that are too long for the server": stays(
    `${login(`x-long: ${"x".repeat(16_100)}`, "connection: close", "content-length: 2")}{}`,
  ),
  "a stream that is reset": byHttp2((stream) => stream.close(http2.constants.NGHTTP2_CANCEL)),
  "a stream that breaks the protocol": byHttp2((stream) =>
    stream.close(http2.constants.NGHTTP2_PROTOCOL_ERROR),
  ),
  "a session that goes away": byHttp2((_stream, session) => session.destroy()),
};

describe.runIf(runsCaddy)("the product behind Caddy", () => {
  let caddy: Caddy;
  let product: ProductInProcess;
  let use: ReturnType<typeof requestsTo>;
  let ports: number[];
  const underWay = new Set<IncomingMessage>();

  beforeAll(async () => {
    ports = await freePorts(2);
    caddy = await startCaddy(ports);
    product = await start(ports[0], { DRAIN_MS: "4000" });
    product.app.server.prependListener("request", (request: IncomingMessage, response: ServerResponse) => {
      if (request.method !== "POST") return;
      underWay.add(request);
      response.once("close", () => underWay.delete(request));
    });
    use = requestsTo({ product, urlOf: () => product.sandboxUrl });
    await vi.waitFor(async () => expect((await use.ask("GET", "/")).status).toBe(200), eventually);
  });
  afterAll(async () => {
    await caddy?.stop();
    await product?.stop();
  });

  const start = (port = 0, changes: NodeJS.ProcessEnv = {}) =>
    startProductInProcess({
      variables: { PORT: String(port), PUBLIC_URL: caddy.url, TRUSTED_PROXIES: "127.0.0.1,::1", ...changes },
    });
  const reached = () => vi.waitFor(() => expect(underWay.size).toBe(1), eventually);

  test.each(Object.entries(faults))("answers the next requests after %s", async (_name, fault) => {
    await fault(caddy, reached);
    await expect.poll(() => underWay.size, eventually).toBe(0);
    for (let n = 0; n < 5; n++) {
      expect((await use.ask("POST", "/api/auth/login", { body: {} })).status).toBe(400);
      expect((await use.ask("GET", "/api/config")).status).toBe(200);
    }
  });

  test("a stream of events whose page goes away costs nothing", async () => {
    const user = await readyUser(product.database);
    const leaving = new AbortController();
    const events = await fetch(`${caddy.url}/api/events`, {
      headers: { "x-auth-token": user.token },
      signal: leaving.signal,
    });
    expect(events.status).toBe(200);
    leaving.abort();
    for (let n = 0; n < 5; n++) expect(await use.creditsOf(user)).toBe(0);
  });

  test("calls, payments and their webhooks go on while uploads are dropped", async () => {
    let dropping = true;
    const drops = (async () => {
      const drop = faults["a body that ends early"];
      while (dropping) await drop?.(caddy, async () => undefined);
    })();
    const { user, intent } = await use.buyer();
    const caller = await readyUser(product.database, 10_000);
    for (let n = 0; n < 5; n++) {
      expect((await use.ask("POST", "/api/call/token", { token: caller.token, body: {} })).status).toBe(200);
      await use.talk(caller);
    }
    // The card provider's twin notifies the server through the proxy.
    await use.pay(intent);
    await expect.poll(() => use.creditsOf(user), eventually).toBe(100);
    dropping = false;
    await drops;
  });

  test("no request is lost when a server ends and another goes on", async () => {
    const other = await start(ports[1]);
    const checks = vi.fn();
    for (const { app } of [product, other])
      app.server.prependListener("request", ({ url }: IncomingMessage) => url === "/readyz" && checks(app));
    const checksOf = (app: FastifyInstance) => checks.mock.calls.filter(([one]) => one === app).length;
    await expect.poll(() => checksOf(other.app), eventually).toBeGreaterThan(1);
    let isEnding = true;
    const ended = product.stop().then(() => {
      isEnding = false;
    });
    while (isEnding) expect((await use.ask("POST", "/api/auth/login", { body: {} })).status).toBe(400);
    await ended;
    await other.stop();
  });
});

/** A server without a product: what it does with a request is its path. */
interface Node {
  port: number;
  /** Requests whose head arrived, but those of the health check. */
  requests: string[];
  checks: number;
  isReady: boolean;
  server: Server;
}

async function startNode(name: string): Promise<Node> {
  const server = createServer((request, response) => {
    if (request.url === "/readyz") {
      node.checks += 1;
      response.writeHead(node.isReady ? 200 : 503).end();
      return;
    }
    const isFirst = !firstTries.has(String(request.url));
    firstTries.add(String(request.url));
    node.requests.push(String(request.url));
    const answer = () => void response.end(name);
    const die = () => void request.socket.destroy();
    const act: Record<string, () => void> = {
      "/dies": die,
      "/dies-once": isFirst ? die : answer,
      "/cut": () => void response.writeHead(200, { "content-length": "9" }).write("half", die),
    };
    request.resume().once("end", act[String(request.url).split("?")[0] ?? ""] ?? answer);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const node: Node = { port, requests: [], checks: 0, isReady: true, server };
  return node;
}
const firstTries = new Set<string>();

async function endNode({ server }: Node): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, "close");
}

describe.runIf(runsCaddy)("two servers behind Caddy", () => {
  let caddy: Caddy;
  const nodes: Node[] = [];

  beforeAll(async () => {
    nodes.push(await startNode("a"), await startNode("b"));
    caddy = await startCaddy(nodes.map(({ port }) => port));
  });
  afterAll(async () => {
    await caddy?.stop();
    await Promise.all(nodes.filter(({ server }) => server.listening).map(endNode));
  });

  const ask = (method: string, path: string, body?: string) =>
    fetch(caddy.url + path, { method, ...(body !== undefined && { body }) });
  const arrivals = (path: string) =>
    nodes.flatMap(({ requests }) => requests).filter((request) => request === path).length;

  /** Two rounds of health checks have begun since this call, so the first has ended. */
  async function checked(node: Node): Promise<void> {
    const before = node.checks;
    await expect.poll(() => node.checks, eventually).toBeGreaterThan(before + 1);
  }

  test.each([
    ["POST", "{}"],
    ["POST", ""],
    ["POST", undefined],
    ["PUT", "{}"],
    ["PATCH", "{}"],
    ["DELETE", undefined],
  ])(
    "%s %j is sent once when its server dies over it, and the server is asked again",
    async (method, body) => {
      const path = `/dies?${method}-${body?.length}`;
      // On a connection that was kept alive, a proxy may take a reset for one that came before the request.
      for (let n = 0; n < 4; n++) expect((await ask("GET", "/warm")).status).toBe(200);
      expect((await ask(method, path, body)).status).toBe(502);
      expect(arrivals(path)).toBe(1);
      for (let n = 0; n < 4; n++) expect((await ask(method, "/after", body)).status).toBe(200);
    },
  );

  test("a page is sent again when its server dies over it", async () => {
    expect((await ask("GET", "/dies-once")).status).toBe(200);
    expect(arrivals("/dies-once")).toBe(2);
  });

  test.each(["GET", "POST"])("%s is sent once when its answer is cut", async (method) => {
    const path = `/cut?${method}`;
    await expect(ask(method, path).then((reply) => reply.text())).rejects.toThrow();
    expect(arrivals(path)).toBe(1);
  });

  test("a server that says that it ends gets no further request after its checks", async () => {
    const [leaving, staying] = nodes as [Node, Node];
    leaving.isReady = false;
    await checked(staying);
    const before = leaving.requests.length;
    for (let n = 0; n < 10; n++) expect(await (await ask("POST", "/drained", "{}")).text()).toBe("b");
    expect(leaving.requests).toHaveLength(before);
    leaving.isReady = true;
    await checked(staying);
    const names = await Promise.all(
      Array.from({ length: 10 }, async () => (await ask("GET", "/back")).text()),
    );
    expect(new Set(names)).toEqual(new Set(["a", "b"]));
  });

  test("a server that was killed is asked until its next checks, and no page or webhook is lost after them", async () => {
    const [killed, staying] = nodes as [Node, Node];
    await endNode(killed);
    // A page waits for the other server.
    for (let n = 0; n < 4; n++) expect(await (await ask("GET", "/waits")).text()).toBe("b");
    await checked(staying);
    for (let n = 0; n < 10; n++) expect(await (await ask("POST", "/alone", "{}")).text()).toBe("b");
    expect(arrivals("/alone")).toBe(10);
  });
});
