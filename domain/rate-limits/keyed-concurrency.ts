import { type BoundedLimit, boundedLimit, TooManyWaitingError } from "#domain/bounded-limit.ts";
import type { Clock } from "#domain/runtime.ts";

/**
 * Runs the work of each key within a concurrency of its own, in the order of arrival.
 * @throws TooManyWaitingError when the key's queue is full, and instead of the work when it has waited too long.
 */
export type KeyedConcurrency = <T>(key: string, work: () => Promise<T>) => Promise<T>;

export interface ConcurrencyLimit {
  concurrency: number;
  maxWaiting: number;
  longestWait_ms: number;
}

/** How many limits without work are kept: making one takes longer than all else that is done for a request here. */
const mostSpare = 64;

export function keyedConcurrency(clock: Clock, limit: ConcurrencyLimit): KeyedConcurrency {
  const keys = new Map<string, { run: BoundedLimit; users: number }>();
  const spare: BoundedLimit[] = [];
  return async (key, work) => {
    const entry = keys.get(key) ?? { run: spare.pop() ?? boundedLimit(limit), users: 0 };
    keys.set(key, entry);
    entry.users += 1;
    const arrived_ms = clock.now().getTime();
    try {
      return await entry.run(async () => {
        const waited_ms = clock.now().getTime() - arrived_ms;
        if (waited_ms > limit.longestWait_ms) throw new TooManyWaitingError(`waited for ${waited_ms} ms`);
        return work();
      });
    } finally {
      entry.users -= 1;
      if (entry.users === 0) {
        keys.delete(key);
        if (spare.length < mostSpare) spare.push(entry.run);
      }
    }
  };
}
