import { type BoundedLimit, type TimedLimit, timedLimit } from "#domain/bounded-limit.ts";
import type { Clock } from "#domain/runtime.ts";

/**
 * Runs the work of each key within a concurrency of its own, in the order of arrival.
 * @throws TooManyWaitingError when the key's queue is full, and instead of the work when it has waited too long.
 */
export type KeyedConcurrency = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/** How many limits without work are kept: making one takes longer than all else that is done for a request here. */
const mostSpare = 64;

export function keyedConcurrency(clock: Clock, limit: TimedLimit): KeyedConcurrency {
  const keys = new Map<string, { run: BoundedLimit; users: number }>();
  const spare: BoundedLimit[] = [];
  return async (key, work) => {
    const entry = keys.get(key) ?? { run: spare.pop() ?? timedLimit(clock, limit), users: 0 };
    keys.set(key, entry);
    entry.users += 1;
    try {
      return await entry.run(work);
    } finally {
      entry.users -= 1;
      if (entry.users === 0) {
        keys.delete(key);
        if (spare.length < mostSpare) spare.push(entry.run);
      }
    }
  };
}
