import { rememberedSince } from "./known-networks.ts";
import type { RateLimitDeps } from "./rate-limits.ts";

/** Small enough that a sweep never holds many locks; what is left over goes with the next one. */
const batch = 1_000;

/** Removes counters and known networks that no longer matter, a bounded number of each; tells how many. */
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
