import { RateLimiterPostgres } from "rate-limiter-flexible";
import type { AttemptCounters } from "#domain/rate-limits/attempt-limiter.ts";
import type { KnownNetworkStore } from "#domain/rate-limits/known-networks.ts";
import type { Database } from "./connection/database.ts";
import { changed, type Statement } from "./sql.ts";
import { knownNetworkStore } from "./users/known-network-store.ts";

/** The counters of attempts and the known networks, shared by all nodes. */
export function rateLimitStores(database: Database): {
  counters: AttemptCounters;
  networks: KnownNetworkStore;
} {
  return { counters: attemptCounters(database), networks: knownNetworksOf(database) };
}

/** The library takes the time from `Date`, so each node measures windows by its own clock. */
function attemptCounters(database: Database): AttemptCounters {
  const library = new RateLimiterPostgres({
    storeClient: {
      query: (statement: Statement) => database.withClient((client) => client.query(statement)),
    },
    storeType: "client",
    tableName: "rate_limit",
    // A migration creates the table, and a job of ours sweeps it.
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: "",
    // Unused: each count brings its own window, and the domain compares it with its limit.
    points: 1,
    duration: 1,
  });
  return {
    async add(key, window_s) {
      const { consumedPoints, msBeforeNext } = await library.penalty(key, 1, { customDuration: window_s });
      return { count: consumedPoints, left_ms: msBeforeNext };
    },

    count: async (key) => (await library.get(key))?.consumedPoints ?? 0,

    async read(key) {
      const entry = await library.get(key);
      return entry ? { count: entry.consumedPoints, left_ms: entry.msBeforeNext } : undefined;
    },

    async set(key, count, window_s) {
      await library.set(key, count, window_s);
    },

    async remove(key) {
      await library.delete(key);
    },

    // Locks expired counters in any order and skips locked ones.
    sweep: (at, limit) =>
      database.withClient(
        (client) =>
          changed(client, "attemptCounter.sweep")`
          DELETE FROM rate_limit WHERE key IN (
            SELECT key FROM rate_limit WHERE expire <= ${at.getTime()} LIMIT ${limit} FOR UPDATE SKIP LOCKED)`,
      ),
  };
}

function knownNetworksOf(database: Database): KnownNetworkStore {
  return {
    has: (key, seenAfter) => database.withClient((client) => knownNetworkStore(client).has(key, seenAfter)),
    remember: (key, at) => database.withClient((client) => knownNetworkStore(client).remember(key, at)),
    forget: (key) => database.withClient((client) => knownNetworkStore(client).forget(key)),
    sweep: (seenBefore, limit) =>
      database.withClient((client) => knownNetworkStore(client).sweep(seenBefore, limit)),
  };
}
