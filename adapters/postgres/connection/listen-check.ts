import { setTimeout as pause } from "node:timers/promises";

export interface SelfCheckTimes {
  every_ms: number;
  /** Longest time for a notification to come back. */
  within_ms: number;
}

/** Shortest time between the start or a lost connection and the next check. */
const firstCheck_ms = 1_000;
const usualTimes: SelfCheckTimes = { every_ms: 30_000, within_ms: 5_000 };

export interface SelfCheckOptions {
  times?: SelfCheckTimes;
  /** Returns true while a connection listens; one that is being opened is not expected to hear anything. */
  isListening: () => boolean;
  /** Sends a notification to this node, through the ordinary pool. */
  send: () => Promise<unknown>;
  /** Told when the result changes: false once a notification did not come back. */
  onHearing: (hears: boolean) => void;
}

export interface SelfCheck {
  heard(): void;
  hears(): boolean;
  stop(): Promise<void>;
}

/**
 * Sends a notification to ourselves again and again. A LISTEN that goes through a pooler in transaction mode, or to
 * another database, hears nothing and says nothing; only a notification that does not come back shows it.
 */
export function startSelfCheck({
  times = usualTimes,
  isListening,
  send,
  onHearing,
}: SelfCheckOptions): SelfCheck {
  const stopped = new AbortController();
  let hears = true;
  let arrived = Promise.withResolvers<true>();

  async function check(): Promise<void> {
    arrived = Promise.withResolvers<true>();
    const isSent = await send().then(
      () => true,
      () => false,
    );
    // A database that takes no notification is another trouble, which each request reports.
    if (!isSent) return;
    const timedOut = pause(times.within_ms, false, { signal: stopped.signal }).catch(() => undefined);
    const result = await Promise.race([arrived.promise, timedOut]);
    if (result === undefined || result === hears || !isListening()) return;
    hears = result;
    onHearing(hears);
  }

  async function repeat(): Promise<void> {
    while (!stopped.signal.aborted) {
      const listening = isListening();
      if (listening) await check();
      const pause_ms = listening ? times.every_ms : Math.min(times.every_ms, firstCheck_ms);
      await pause(pause_ms, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  }

  const loop = repeat();
  return {
    heard: () => arrived.resolve(true),
    hears: () => hears,
    async stop() {
      stopped.abort();
      await loop;
    },
  };
}
