/** A limit on attempts at something. Too many attempts cause a wait, which doubles at each repetition. */
export interface AttemptLimit {
  attempts: number;
  window_s: number;
  firstWait_s: number;
  longestWait_s: number;
  /** Time for which repetitions are remembered, from the first one on; a day without this. */
  memory_s?: number;
}

/** Counts for all nodes together. A key's window begins with its first count and ends by itself. */
export interface AttemptCounters {
  /** Adds one and returns the new count: concurrent callers get different numbers. */
  add(key: string, window_s: number): Promise<{ count: number; left_ms: number }>;
  count(key: string): Promise<number>;
  /** The count and the rest of its window; undefined when the key has no window. Counts nothing. */
  read(key: string): Promise<{ count: number; left_ms: number } | undefined>;
  /** Begins a new window with this count. */
  set(key: string, count: number, window_s: number): Promise<void>;
  remove(key: string): Promise<void>;
  /** Removes up to `limit` counters whose window is over; returns how many. */
  sweep(at: Date, limit: number): Promise<number>;
}

export interface AttemptLimiter {
  /** Counts an attempt; over the limit, returns the milliseconds to wait. */
  take(key: string): Promise<number | undefined>;
  /** The same, and whether this attempt begins the wait. Of concurrent attempts, one begins it. */
  strike(key: string): Promise<{ wait_ms: number; begins: boolean } | undefined>;
  count(key: string): Promise<number>;
  /** The milliseconds that a key over the limit has to wait; undefined below it. Counts nothing. */
  wait(key: string): Promise<number | undefined>;
  forgive(key: string): Promise<void>;
}

const usualMemory_s = 24 * 60 * 60;

/**
 * One limit, with waits that double at each offence of the same key. `name` separates its keys from those of other
 * limits.
 */
export function attemptLimiter(counters: AttemptCounters, name: string, limit: AttemptLimit): AttemptLimiter {
  const attempts = (key: string) => `${name}:${key}`;
  const offences = (key: string) => `${name}:offences:${key}`;
  const strike: AttemptLimiter["strike"] = async (key) => {
    const { count, left_ms } = await counters.add(attempts(key), limit.window_s);
    if (count <= limit.attempts) return undefined;
    // Of any number of concurrent attempts, exactly one is the first over the limit and begins a new wait.
    if (count > limit.attempts + 1) return { wait_ms: left_ms, begins: false };
    const offence = await counters.add(offences(key), limit.memory_s ?? usualMemory_s);
    const wait_s = Math.min(limit.firstWait_s * 2 ** (offence.count - 1), limit.longestWait_s);
    await counters.set(attempts(key), count, wait_s);
    return { wait_ms: wait_s * 1_000, begins: true };
  };
  return {
    strike,
    take: async (key) => (await strike(key))?.wait_ms,

    count: (key) => counters.count(attempts(key)),

    async wait(key) {
      const current = await counters.read(attempts(key));
      return current && current.count > limit.attempts ? current.left_ms : undefined;
    },

    async forgive(key) {
      await counters.remove(attempts(key));
      await counters.remove(offences(key));
    },
  };
}
