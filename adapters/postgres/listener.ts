import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { type Connection, connectionSettings } from "./connection/open-database.ts";

export interface ListenerOptions {
  connection: Connection;
  channel: string;
  onMessage: (payload: string) => void;
  /** Messages arrive from now on; those sent since the connection was lost are lost. */
  onListening: () => void;
  /** The connection failed; the listener opens another one. */
  onTrouble: (failure: unknown) => void;
}

export interface Listener {
  stop(): Promise<void>;
}

const limits_ms = {
  connect: 5_000,
  answer: 5_000,
  /** Time between two checks of a silent connection. */
  check: 20_000,
  disconnect: 1_000,
  shortestPause: 250,
  longestPause: 10_000,
} as const;

/** Listens to a channel on a connection of its own, and reconnects when the connection is lost. */
export function startListener(options: ListenerOptions): Listener {
  const stopped = new AbortController();
  const loop = listenUntilStopped(options, stopped.signal);
  return {
    async stop() {
      stopped.abort();
      await loop;
    },
  };
}

async function listenUntilStopped(options: ListenerOptions, stopped: AbortSignal): Promise<void> {
  let pause_ms: number = limits_ms.shortestPause;
  const onListening = () => {
    pause_ms = limits_ms.shortestPause;
    options.onListening();
  };
  while (!stopped.aborted) {
    await listen({ ...options, onListening }, stopped).catch((failure: unknown) => {
      if (!stopped.aborted) options.onTrouble(failure);
    });
    await pause(pause_ms, undefined, { signal: stopped }).catch(() => undefined);
    pause_ms = Math.min(2 * pause_ms, limits_ms.longestPause);
  }
}

async function listen(
  { connection, channel, onMessage, onListening }: ListenerOptions,
  stopped: AbortSignal,
): Promise<never> {
  const client = new pg.Client({
    ...connectionSettings(connection),
    application_name: "farline events",
    keepAlive: true,
    connectionTimeoutMillis: limits_ms.connect,
    query_timeout: limits_ms.answer,
  });
  const lost = Promise.withResolvers<never>();
  // Avoids an unhandled rejection when the connection is lost between two awaits.
  lost.promise.catch(() => undefined);
  const stop = () => lost.reject(new Error("The listener was stopped"));
  client.on("error", lost.reject);
  client.on("end", () => lost.reject(new Error("The connection was closed")));
  client.on("notification", ({ payload }) => onMessage(payload ?? ""));
  stopped.addEventListener("abort", stop);
  try {
    await Promise.race([client.connect(), lost.promise]);
    await Promise.race([client.query(`LISTEN ${pg.escapeIdentifier(channel)}`), lost.promise]);
    onListening();
    while (true) {
      await Promise.race([pause(limits_ms.check, undefined, { signal: stopped }), lost.promise]);
      await Promise.race([client.query("SELECT 1"), lost.promise]);
    }
  } finally {
    stopped.removeEventListener("abort", stop);
    // `end` may never resolve on a lost connection.
    await Promise.race([client.end(), pause(limits_ms.disconnect, undefined, { ref: false })]).catch(
      () => undefined,
    );
  }
}
