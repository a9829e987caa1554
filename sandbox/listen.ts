import { createServer } from "node:http";
import { createServer as createTcpServer, type Server } from "node:net";
import type { FastifyInstance } from "fastify";

/** A port that was free a moment ago. The parts of the sandbox need their address before they are built. */
export async function freePort(): Promise<number> {
  const server = createTcpServer();
  await listen(server, { host: "127.0.0.1", port: 0 });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("The system gave no port.");
  return address.port;
}

/**
 * Listens on ::1 and 127.0.0.1: browsers try both for `localhost`, and a hosts file may name only one. Without IPv6 it
 * listens on 127.0.0.1 alone.
 */
export async function listenOnLocalhost(app: FastifyInstance, port: number): Promise<void> {
  const second = createServer((request, response) => app.routing(request, response));
  second.on("upgrade", (request, socket, head) => app.server.emit("upgrade", request, socket, head));
  app.addHook("preClose", async () => {
    second.close();
    second.closeAllConnections();
  });
  await app.listen({ host: "127.0.0.1", port });
  try {
    await listen(second, { host: "::1", port, ipv6Only: true });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    if (code !== "EADDRNOTAVAIL" && code !== "EAFNOSUPPORT") throw error;
  }
}

function listen(server: Server, options: { host: string; port: number; ipv6Only?: boolean }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(options, () => {
      server.off("error", reject);
      resolve();
    });
  });
}
