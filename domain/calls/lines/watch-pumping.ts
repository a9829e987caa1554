import type { Clock, Transaction } from "#domain/runtime.ts";
import type { CostsByCountry } from "#domain/tariff/carrier-prices/termination-costs.ts";
import { isPumping, type PumpingLimits, type SuspectCalls, type Suspicion, suspicionsOf } from "./pumping.ts";

export interface PumpingStore {
  /** Claims one check for this node until the transaction ends; false while another checks, and after a recent check. */
  claim(checkedBefore: Date, now: Date): Promise<boolean>;
  /** The answered calls since then of every subject that has at least this many short ones. */
  suspects(since: Date, leastShortCalls: number): Promise<SuspectCalls[]>;
  /** Adds to the subject's alarm that was seen since then. False when there is none. */
  addTo(alarm: Suspicion, seenSince: Date, now: Date): Promise<boolean>;
  raise(alarm: Suspicion, now: Date): Promise<void>;
}

export interface PumpingDeps {
  transaction: Transaction<{ pumping: PumpingStore }>;
  clock: Clock;
  limits: PumpingLimits;
  costs: CostsByCountry;
  report(alarm: Suspicion): void;
}

const hour_ms = 60 * 60_000;
/** A check by any node within this time is recent enough. */
const recent_ms = 50_000;
/** An alarm that was quiet for a day is over. */
const quiet_ms = 24 * hour_ms;

/**
 * Looks for short-call pumping within the last hour, on one node at a time. No call is stopped: an office that tries its
 * customers looks the same. Returns the suspicions that are new.
 */
export async function watchPumping(deps: PumpingDeps): Promise<Suspicion[]> {
  const { limits, costs } = deps;
  if (limits.shortCalls === 0) return [];
  const now = deps.clock.now();
  const ago = (age_ms: number) => new Date(now.getTime() - age_ms);
  const raised = await deps.transaction(async ({ pumping }) => {
    if (!(await pumping.claim(ago(recent_ms), now))) return [];
    const suspects = await pumping.suspects(ago(hour_ms), limits.shortCalls);
    const fresh: Suspicion[] = [];
    for (const alarm of suspicionsOf(suspects, costs).filter((suspicion) => isPumping(suspicion, limits))) {
      if (await pumping.addTo(alarm, ago(quiet_ms), now)) continue;
      await pumping.raise(alarm, now);
      fresh.push(alarm);
    }
    return fresh;
  });
  for (const alarm of raised) deps.report(alarm);
  return raised;
}
