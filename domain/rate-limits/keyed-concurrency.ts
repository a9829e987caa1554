import { type TimedLimit, TooManyWaitingError } from "#domain/bounded-limit.ts";
import type { Clock } from "#domain/runtime.ts";

/**
 * Runs the work of each key within a concurrency of its own, in the order of arrival.
 * @throws TooManyWaitingError when the key's queue is full, and instead of the work when it has waited too long.
 */
export type KeyedConcurrency = <T>(key: string, work: () => Promise<T>) => Promise<T>;

interface Place {
  active: number;
  /** Each takes over the turn of work that has ended. */
  waiting: (() => void)[];
}

/** Every request passes here twice, mostly without a wait, and then begins in the same turn of the event loop. */
export function keyedConcurrency(
  { now }: Clock,
  { concurrency, maxWaiting, longestWait_ms }: TimedLimit,
): KeyedConcurrency {
  const places = new Map<string, Place>();

  /** Waits for a turn. Returns the milliseconds waited. */
  async function turn({ waiting }: Place): Promise<number> {
    if (waiting.length >= maxWaiting) throw new TooManyWaitingError(`${maxWaiting} are waiting already`);
    const arrived_ms = now().getTime();
    await new Promise<void>((begin) => waiting.push(begin));
    return now().getTime() - arrived_ms;
  }

  function leave(key: string, place: Place): void {
    const begin = place.waiting.shift();
    if (begin) begin();
    else place.active -= 1;
    if (place.active === 0) places.delete(key);
  }

  return async (key, work) => {
    const place = places.get(key) ?? { active: 0, waiting: [] };
    let waited_ms = 0;
    if (place.active < concurrency) {
      place.active += 1;
      places.set(key, place);
    } else {
      waited_ms = await turn(place);
    }
    try {
      if (waited_ms > longestWait_ms) throw new TooManyWaitingError(`waited for ${waited_ms} ms`);
      return await work();
    } finally {
      leave(key, place);
    }
  };
}
