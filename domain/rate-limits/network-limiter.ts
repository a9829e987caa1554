import { type AttemptCounters, type AttemptLimit, attemptLimiter } from "./attempt-limiter.ts";
import type { Network } from "./networks.ts";

/** A limit of the narrowest networks; a wider one may have its share more. */
export interface NetworkLimiter {
  /** Counts an attempt against each network, up to the first one that is over; returns its wait. */
  strike(
    networks: readonly Network[],
  ): Promise<{ network: string; wait_ms: number; begins: boolean } | undefined>;
  /** The same; returns the milliseconds to wait. */
  take(networks: readonly Network[]): Promise<number | undefined>;
  /** The longest wait of those over the limit, in milliseconds. Counts nothing. */
  wait(networks: readonly Network[]): Promise<number | undefined>;
  /** Returns whether one of them has as many attempts as this, or its share more. Counts nothing. */
  hasReached(attempts: number, networks: readonly Network[]): Promise<boolean>;
}

export function networkLimiter(counters: AttemptCounters, name: string, limit: AttemptLimit): NetworkLimiter {
  const limiterOf = ({ share }: Network) =>
    attemptLimiter(counters, name, { ...limit, attempts: limit.attempts * share });

  const strike: NetworkLimiter["strike"] = async (networks) => {
    // From the narrowest on: attempts over its own limit do not use up those of its neighbours.
    for (const network of networks) {
      const over = await limiterOf(network).strike(network.name);
      if (over) return { network: network.name, ...over };
    }
    return undefined;
  };
  return {
    strike,
    take: async (networks) => (await strike(networks))?.wait_ms,

    async wait(networks) {
      const waits = networks.map((network) => limiterOf(network).wait(network.name));
      const longest_ms = Math.max(...(await Promise.all(waits)).map((wait_ms) => wait_ms ?? -1));
      return longest_ms < 0 ? undefined : longest_ms;
    },

    async hasReached(attempts, networks) {
      const counts = networks.map(
        async (network) => (await limiterOf(network).count(network.name)) >= attempts * network.share,
      );
      return (await Promise.all(counts)).includes(true);
    },
  };
}
