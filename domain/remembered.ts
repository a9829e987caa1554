import type { Clock } from "./runtime.ts";

/** Reads once for all callers within a time. Callers during a read share it; a failed read is not remembered. */
export function remembered<T>(clock: Clock, for_ms: number, read: () => Promise<T>): () => Promise<T> {
  let last: { begun_ms: number; value: Promise<T> } | undefined;
  return () => {
    const now_ms = clock.now().getTime();
    const age_ms = last ? now_ms - last.begun_ms : Number.NaN;
    // A clock that was set back makes the age negative.
    if (last && age_ms >= 0 && age_ms < for_ms) return last.value;
    const reading = { begun_ms: now_ms, value: read() };
    last = reading;
    reading.value.catch(() => {
      if (last === reading) last = undefined;
    });
    return reading.value;
  };
}

/** Runs work once for all callers that ask for the same key while it runs; they get the same result or error. */
export function sharedWork<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  return (key, work) => {
    const shared = running.get(key) ?? work().finally(() => running.delete(key));
    running.set(key, shared);
    return shared;
  };
}

/** Keeps the results that were asked for last, and makes the others again. A failure is not kept. */
export function recentWork<T>(most: number): (key: string, work: () => Promise<T>) => Promise<T> {
  const results = new Map<string, Promise<T>>();
  return (key, work) => {
    const result = results.get(key) ?? work();
    // A map lists its keys in the order in which they were set.
    results.delete(key);
    results.set(key, result);
    result.catch(() => {
      if (results.get(key) === result) results.delete(key);
    });
    const [oldest] = results.keys();
    if (results.size > most && oldest !== undefined) results.delete(oldest);
    return result;
  };
}
