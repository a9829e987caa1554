import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { networkPlaces } from "#domain/rate-limits/network-places.ts";
import { networksOf } from "#domain/rate-limits/networks.ts";

/** Most connections that one process keeps open. Each open page has one for its events. */
export interface ConnectionLimits {
  inAll: number;
  /** Undefined behind a proxy, whose own address all connections have. */
  perNetwork: number | undefined;
}

/** More than the streams that may be open, and room for the requests beside them. */
export const defaultConnectionLimits = { inAll: 30_000, perNetwork: 3_000 } satisfies ConnectionLimits;

/** A flood of connections must not become a flood of lines. */
const logEvery_ms = 60_000;

/**
 * Closes each new connection over a limit at once, before a byte of it is read; those that are open go on. The host
 * `localhost` may have two addresses, and the second is not limited: it takes this machine's own connections alone.
 */
export function limitConnections(app: FastifyInstance, { inAll, perNetwork }: ConnectionLimits): void {
  const { server } = app;
  const report = refusalReport(app);
  server.maxConnections = inAll;
  server.on("drop", report);
  if (perNetwork === undefined) return;
  const places = networkPlaces(perNetwork);
  server.prependListener("connection", (socket: Socket) => {
    const leave = places.take(networksOf(socket.remoteAddress ?? ""));
    if (leave) {
      socket.once("close", leave);
      return;
    }
    report();
    socket.destroy();
  });
}

function refusalReport({ log }: FastifyInstance): () => void {
  let refused = 0;
  let lastLine_ms = Number.NEGATIVE_INFINITY;
  return () => {
    refused += 1;
    const now_ms = performance.now();
    if (now_ms - lastLine_ms < logEvery_ms) return;
    log.warn({ refused }, "connections over a limit were closed");
    lastLine_ms = now_ms;
    refused = 0;
  };
}
