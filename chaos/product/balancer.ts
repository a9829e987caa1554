import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { readyPath } from "#server/http/routes/health-routes.ts";

const healthEvery_ms = 200;
const healthLimit_ms = 2_000;

/**
 * Sends requests to ready nodes, in turn. A request goes to another node only when the first one took no connection. One that broke later may have been carried
 * out, so it is answered 502.
 */
export async function startBalancer(port: number, nodes: readonly string[]) {
  const ready = new Set(nodes);
  let turn = 0;

  async function look(node: string): Promise<void> {
    const signal = AbortSignal.timeout(healthLimit_ms);
    const isReady = await fetch(node + readyPath, { signal }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) ready.add(node);
    else ready.delete(node);
  }

  /** Ready nodes first, and then the others: while no node is ready, each answers for itself. */
  function inTurn(): string[] {
    turn += 1;
    const turned = nodes.map((_, index) => nodes[(index + turn) % nodes.length] ?? "");
    return turned.toSorted((one, other) => Number(ready.has(other)) - Number(ready.has(one)));
  }

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = Buffer.concat(await incoming.toArray());
    for (const node of inTurn()) {
      const reply = await ask(node, incoming, body);
      if (reply === "no connection") continue;
      if (reply === "broken") break;
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      outgoing.flushHeaders();
      outgoing.once("close", () => reply.destroy());
      reply.once("error", () => outgoing.destroy());
      return void reply.pipe(outgoing);
    }
    outgoing.writeHead(502).end();
  }

  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(port, "localhost");
  await once(server, "listening");
  const health = setInterval(() => nodes.forEach((node) => void look(node)), healthEvery_ms);
  return {
    async stop(): Promise<void> {
      clearInterval(health);
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function ask(
  node: string,
  { url, method, headers }: IncomingMessage,
  body: Buffer,
): Promise<IncomingMessage | "no connection" | "broken"> {
  return new Promise((resolve) => {
    const upstream = request(node + url, { method, headers, agent: false }, resolve);
    upstream.once("error", (error) =>
      resolve("code" in error && error.code === "ECONNREFUSED" ? "no connection" : "broken"),
    );
    upstream.end(body);
  });
}
