import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { type Connection, connectionSettings } from "./open-database.ts";

export interface ListenerOptions {
  connection: Connection;
  channel: string;
  onMessage: (payload: string) => void;
  /** From now on messages come; those before, since the connection was lost, are lost as well. */
  onListening: () => void;
  /** The connection failed; another one is tried. */
  onTrouble: (failure: unknown) => void;
}

export interface Listener {
  stop(): Promise<void>;
}

const limits_ms = {
  connect: 5_000,
  answer: 5_000,
  /** How often a silent connection is asked whether it still stands. */
  check: 20_000,
  goodbye: 1_000,
  shortestPause: 250,
  longestPause: 10_000,
} as const;

/** Listens to a channel on a connection of its own, and gets itself another one whenever that is lost. */
export function startListener(options: ListenerOptions): Listener {
  const stopped = new AbortController();
  const loop = listenAgainAndAgain(options, stopped.signal);
  return {
    async stop() {
      stopped.abort();
      await loop;
    },
  };
}

async function listenAgainAndAgain(options: ListenerOptions, stopped: AbortSignal): Promise<void> {
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

/** Listens on one connection until it is lost, which rejects. */
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
  // It may be lost while nobody is looking.
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
    // A connection that is gone may never say goodbye.
    await Promise.race([client.end(), pause(limits_ms.goodbye, undefined, { ref: false })]).catch(
      () => undefined,
    );
  }
}
