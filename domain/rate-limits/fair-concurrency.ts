import { type TimedLimit, TooManyWaitingError } from "#domain/bounded-limit.ts";
import type { Clock } from "#domain/runtime.ts";
import { turns } from "./turns.ts";

export interface FairLimit extends TimedLimit {
  /** Of one of the widest networks; without this, one may take all of `maxWaiting`. */
  maxWaitingOfNetwork?: number;
}

/**
 * Runs work within a concurrency. The networks of waiting work take turns, from the widest to the narrowest. Over a
 * bound the newest work of the network with the most waiting is turned away.
 */
export interface FairConcurrency {
  /**
   * @throws TooManyWaitingError when the work is turned away, and instead of the work when it has waited too long or its
   *   caller has gone.
   */
  run<T>(networks: readonly string[], work: () => Promise<T>, caller?: AbortSignal): Promise<T>;
  readonly isIdle: boolean;
}

interface Waiting {
  begin(): void;
  refuse(why: string): void;
}

/** Every request passes here twice, mostly without a wait, and then begins in the same turn of the event loop. */
export function fairConcurrency(
  { now }: Clock,
  { concurrency, maxWaiting, maxWaitingOfNetwork = maxWaiting, longestWait_ms }: FairLimit,
): FairConcurrency {
  const queue = turns<Waiting>();
  let active = 0;

  /** Takes over the place of work that has ended. Returns the milliseconds waited. */
  async function turn(networks: readonly string[], caller: AbortSignal | undefined): Promise<number> {
    const arrived_ms = now().getTime();
    const { promise, resolve: begin, reject } = Promise.withResolvers<void>();
    const waiting: Waiting = { begin, refuse: (why) => reject(new TooManyWaitingError(why)) };
    const leave = () => {
      queue.remove(networks, waiting);
      waiting.refuse(callerGone);
    };
    queue.add(networks, waiting);
    caller?.addEventListener("abort", leave);
    turnAway(networks);
    try {
      await promise;
    } finally {
      caller?.removeEventListener("abort", leave);
    }
    return now().getTime() - arrived_ms;
  }

  function turnAway([widest]: readonly string[]): void {
    if (widest !== undefined && queue.sizeOf(widest) > maxWaitingOfNetwork) {
      queue.dropNewest(widest)?.refuse(`${maxWaitingOfNetwork} of the network are waiting already`);
    } else if (queue.size > maxWaiting) {
      queue.dropNewest()?.refuse(`${maxWaiting} are waiting already`);
    }
  }

  return {
    get isIdle() {
      return active === 0;
    },

    async run(networks, work, caller) {
      refuseGone(caller);
      let waited_ms = 0;
      if (active < concurrency) active += 1;
      else waited_ms = await turn(networks, caller);
      try {
        refuseGone(caller);
        if (waited_ms > longestWait_ms) throw new TooManyWaitingError(`waited for ${waited_ms} ms`);
        return await work();
      } finally {
        const next = queue.next();
        if (next) next.begin();
        else active -= 1;
      }
    },
  };
}

const callerGone = "the caller has gone";

function refuseGone(caller: AbortSignal | undefined): void {
  if (caller?.aborted) throw new TooManyWaitingError(callerGone);
}

/** Runs the work of each key within a concurrency of its own. */
export type KeyedConcurrency = <T>(
  key: string,
  networks: readonly string[],
  work: () => Promise<T>,
) => Promise<T>;

export function keyedConcurrency(clock: Clock, limit: FairLimit): KeyedConcurrency {
  const places = new Map<string, FairConcurrency>();
  return async (key, networks, work) => {
    const place = places.get(key) ?? fairConcurrency(clock, limit);
    places.set(key, place);
    try {
      return await place.run(networks, work);
    } finally {
      if (place.isIdle) places.delete(key);
    }
  };
}
