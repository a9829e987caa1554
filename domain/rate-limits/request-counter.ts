import type { Clock } from "#domain/runtime.ts";

/** Counts in the memory of one process, without any wait. */
export interface RequestCounter {
  /** Counts one request of a key, which may have a share of the limit beyond one. Over it, returns the seconds to wait. */
  take(key: string, share?: number): { retryAfter_s: number } | undefined;
}

const window_ms = 60_000;

/**
 * Counts requests within each minute of the clock. Beyond `mostKeys` keys the oldest is forgotten, so a flood from many
 * networks needs bounded memory, and a key has to let that many others pass before it is counted anew.
 */
export function requestCounter(
  clock: Clock,
  { perMinute, mostKeys }: { perMinute: number; mostKeys: number },
): RequestCounter {
  const counts = new Map<string, number>();
  let current = 0;

  return {
    take(key, share = 1) {
      const now_ms = clock.now().getTime();
      const window = Math.floor(now_ms / window_ms);
      if (window !== current) counts.clear();
      current = window;
      const count = (counts.get(key) ?? 0) + 1;
      if (count === 1 && counts.size >= mostKeys) forgetOldest(counts);
      counts.set(key, count);
      if (count <= perMinute * share) return undefined;
      return { retryAfter_s: Math.ceil(((window + 1) * window_ms - now_ms) / 1_000) };
    },
  };
}

function forgetOldest(counts: Map<string, number>): void {
  const [oldest] = counts.keys();
  if (oldest !== undefined) counts.delete(oldest);
}
