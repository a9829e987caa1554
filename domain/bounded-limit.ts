import pLimit from "p-limit";

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
