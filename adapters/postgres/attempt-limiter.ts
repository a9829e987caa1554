import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { AttemptLimit } from "#domain/rate-limits.ts";
import type { Database } from "./database.ts";

/** How long offences are remembered, and so for how long waits keep growing. */
const memory_s = 24 * 60 * 60;

export interface AttemptLimiter {
  /** Counts an attempt; over the limit, tells the milliseconds to wait. */
  take(key: string): Promise<number | undefined>;
  /** How many attempts are counted at the moment. */
  count(key: string): Promise<number>;
  forgive(key: string): Promise<void>;
}

/** One limit, with waits that double at each offence of the same key. `name` sets its keys apart from others'. */
export function attemptLimiter(database: Database, name: string, limit: AttemptLimit): AttemptLimiter {
  const attempts = counter(database, name, limit.attempts, limit.window_s);
  const offences = counter(database, `${name}:offences`, 1, memory_s);
  return {
    async take(key) {
      const over = await consume(attempts, key);
      if (over === undefined) return undefined;
      // Exactly one of any number of racers is the first over the limit, and only it begins a new wait.
      if (over.consumedPoints !== limit.attempts + 1) return over.msBeforeNext;
      const { consumedPoints } = await offences.penalty(key);
      const wait_s = Math.min(limit.firstWait_s * 2 ** (consumedPoints - 1), limit.longestWait_s);
      await attempts.block(key, wait_s);
      return wait_s * 1_000;
    },
    count: async (key) => (await attempts.get(key))?.consumedPoints ?? 0,

    async forgive(key) {
      await attempts.delete(key);
      await offences.delete(key);
    },
  };
}

function counter(database: Database, keyPrefix: string, points: number, duration_s: number) {
  return new RateLimiterPostgres({
    storeClient: {
      query: (statement: Statement) => database.withClient((client) => client.query(statement)),
    },
    storeType: "client",
    tableName: "rate_limit",
    // The table comes with the migrations, and a job of ours sweeps it.
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration: duration_s,
  });
}

interface Statement {
  name?: string;
  text: string;
  values?: unknown[];
}

/** The library rejects with its result when a key is over the limit, and with an Error when it could not count. */
async function consume(limiter: RateLimiterPostgres, key: string): Promise<RateLimiterRes | undefined> {
  try {
    await limiter.consume(key);
    return undefined;
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) return rejection;
    throw rejection;
  }
}
