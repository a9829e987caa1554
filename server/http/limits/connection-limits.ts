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

/** Time limits of a connection, so that no peer keeps a socket by doing nothing. */
export interface ConnectionTimeouts {
  /** From the start of a connection or of its next request until all headers have arrived. */
  headers_ms: number;
  /** From then until the whole request has arrived. */
  request_ms: number;
  /** Without a byte in either direction while an answer is under way, such as one that its peer does not read. */
  silent_ms: number;
  /**
   * Between two requests. Longer than the time after which a proxy closes its own, so that the proxy closes first: otherwise
   * a request may meet the end of its connection, and is answered 502.
   */
  keepAlive_ms: number;
  /** Time between two checks of the first two limits. */
  check_ms: number;
}

/** An event stream sends a heartbeat every 15 seconds, and no route computes for a minute. */
export const defaultConnectionTimeouts: ConnectionTimeouts = {
  headers_ms: 15_000,
  request_ms: 30_000,
  silent_ms: 60_000,
  keepAlive_ms: 72_000,
  check_ms: 5_000,
};

/**
 * Behind a proxy, where all connections are its own. Most proxies keep theirs for a minute, Heroku's router for 90 s
 * (devcenter.heroku.com/articles/http-routing#keepalives) and Google's load balancer for 600 s
 * (cloud.google.com/load-balancing/docs/https#timeout-keepalive-backends).
 */
export const timeoutsBehindProxy: ConnectionTimeouts = {
  ...defaultConnectionTimeouts,
  keepAlive_ms: 620_000,
};
