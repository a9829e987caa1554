import { defaultFairLimits, type FairLimits, fairLimits } from "#domain/rate-limits/fair-limits.ts";

/** The default limits, counted apart from other tests. Its minute never ends. */
export function ownLimits(changes: Partial<typeof defaultFairLimits> = {}): FairLimits {
  const now = new Date();
  return fairLimits({ ...defaultFairLimits, ...changes }, { now: () => now });
}
