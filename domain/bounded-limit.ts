import pLimit from "p-limit";
import type { Clock } from "./runtime.ts";

/**
 * Runs work as soon as the concurrency limit allows, in the order of arrival.
 * @throws TooManyWaitingError when the queue is full.
 */
export type BoundedLimit = <T>(work: () => Promise<T>) => Promise<T>;

export class TooManyWaitingError extends Error {
  override name = "TooManyWaitingError";
}

/** p-limit's own queue has no bound: callers in a long queue would time out first. */
export function boundedLimit({
  concurrency,
  maxWaiting,
}: {
  concurrency: number;
  maxWaiting: number;
}): BoundedLimit {
  const limit = pLimit(concurrency);
  return async (work) => {
    if (limit.activeCount + limit.pendingCount >= concurrency + maxWaiting) {
      throw new TooManyWaitingError(`${maxWaiting} are waiting already`);
    }
    return limit(work);
  };
}

export interface TimedLimit {
  concurrency: number;
  maxWaiting: number;
  longestWait_ms: number;
}

/**
 * The same; work that has waited too long is not begun.
 * @throws TooManyWaitingError when the queue is full, and instead of the work when it has waited too long.
 */
export function timedLimit({ now }: Clock, limit: TimedLimit): BoundedLimit {
  const run = boundedLimit(limit);
  return (work) => {
    const arrived_ms = now().getTime();
    return run(async () => {
      const waited_ms = now().getTime() - arrived_ms;
      if (waited_ms > limit.longestWait_ms) throw new TooManyWaitingError(`waited for ${waited_ms} ms`);
      return work();
    });
  };
}
