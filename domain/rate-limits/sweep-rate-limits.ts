import { rememberedSince } from "./known-networks.ts";
import type { RateLimitDeps } from "./rate-limits.ts";

/** Small, so that a sweep never holds many locks. The next sweep takes the rest. */
const batch = 1_000;

/** Removes a bounded number of counters and known networks that no longer matter; returns how many. */
export async function sweepRateLimits({
  counters,
  networks,
  clock,
}: RateLimitDeps): Promise<{ counters: number; networks: number }> {
  const now = clock.now();
  return {
    counters: await counters.sweep(now, batch),
    networks: await networks.sweep(rememberedSince(now), batch),
  };
}
