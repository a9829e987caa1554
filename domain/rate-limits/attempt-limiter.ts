/** How often something may be tried. After too many attempts comes a wait, twice as long each time within a day. */
export interface AttemptLimit {
  attempts: number;
  window_s: number;
  firstWait_s: number;
  longestWait_s: number;
}

/** Counts for all nodes together. A key's window begins with its first count; at its end the key has none. */
export interface AttemptCounters {
  /** Counts one and tells how many there are by now: racers are told different numbers. */
  add(key: string, window_s: number): Promise<{ count: number; left_ms: number }>;
  count(key: string): Promise<number>;
  /** Begins a new window, which has this count already. */
  set(key: string, count: number, window_s: number): Promise<void>;
  remove(key: string): Promise<void>;
  /** Removes up to `limit` counters whose window is over; tells how many. */
  sweep(at: Date, limit: number): Promise<number>;
}

export interface AttemptLimiter {
  /** Counts an attempt; over the limit, tells the milliseconds to wait. */
  take(key: string): Promise<number | undefined>;
  /** How many attempts are counted at the moment. */
  count(key: string): Promise<number>;
  forgive(key: string): Promise<void>;
}

/** How long offences are remembered, and so for how long waits keep growing. */
const memory_s = 24 * 60 * 60;

/** One limit, with waits that double at each offence of the same key. `name` sets its keys apart from others'. */
export function attemptLimiter(counters: AttemptCounters, name: string, limit: AttemptLimit): AttemptLimiter {
  const attempts = (key: string) => `${name}:${key}`;
  const offences = (key: string) => `${name}:offences:${key}`;
  return {
    async take(key) {
      const { count, left_ms } = await counters.add(attempts(key), limit.window_s);
      if (count <= limit.attempts) return undefined;
      // Exactly one of any number of racers is the first over the limit, and only it begins a new wait.
      if (count > limit.attempts + 1) return left_ms;
      const offence = await counters.add(offences(key), memory_s);
      const wait_s = Math.min(limit.firstWait_s * 2 ** (offence.count - 1), limit.longestWait_s);
      await counters.set(attempts(key), count, wait_s);
      return wait_s * 1_000;
    },

    count: (key) => counters.count(attempts(key)),

    async forgive(key) {
      await counters.remove(attempts(key));
      await counters.remove(offences(key));
    },
  };
}
