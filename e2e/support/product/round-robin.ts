import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";

export interface RoundRobin {
  /** The node that answered the newest request for this path, as an index of the list. */
  lastNodeOf(path: string): number | undefined;
  stop(): Promise<void>;
}

/** A minimal balancer: every request goes to the next node that takes connections. */
export async function startRoundRobin(port: number, nodes: readonly string[]): Promise<RoundRobin> {
  const answeredBy = new Map<string, number>();
  let turn = 0;

  async function forward(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await incoming.toArray();
    const first = turn++;
    for (let attempt = 0; attempt < nodes.length; attempt += 1) {
      const node = (first + attempt) % nodes.length;
      const reply = await ask(`${nodes[node]}${incoming.url}`, incoming, Buffer.concat(body)).catch(
        () => null,
      );
      if (!reply) continue;
      answeredBy.set(String(incoming.url), node);
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      outgoing.flushHeaders();
      outgoing.once("close", () => reply.destroy());
      reply.once("error", () => outgoing.destroy());
      reply.pipe(outgoing);
      return;
    }
    outgoing.writeHead(502).end();
  }

  const server = createServer((incoming, outgoing) => {
    forward(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(port, "localhost");
  await once(server, "listening");
  return {
    lastNodeOf: (path) => answeredBy.get(path),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function ask(url: string, { method, headers }: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const forwarded = request(url, { method, headers, agent: false }, resolve);
    forwarded.once("error", reject);
    forwarded.end(body);
  });
}
