import type { Retention } from "#domain/retention.ts";
import { rememberedSince } from "./known-networks.ts";
import type { RateLimitDeps } from "./rate-limits.ts";

export function rateLimitRetention({
  counters,
  networks,
}: Pick<RateLimitDeps, "counters" | "networks">): Retention[] {
  return [
    {
      table: "rate_limit",
      period: "until its time is over, 30 days at most",
      why: "a count that limits nothing any more",
      remove: (now, limit) => counters.sweep(now, limit),
    },
    {
      table: "known_network",
      period: "90 days after the last login there",
      why: "a network unused for so long counts as new",
      remove: (now, limit) => networks.sweep(rememberedSince(now), limit),
    },
  ];
}
