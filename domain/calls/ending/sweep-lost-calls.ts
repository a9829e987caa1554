import pLimit from "p-limit";
import type { Call } from "#domain/calls/call.ts";
import { type CallDeps, secondsAfter } from "#domain/calls/call-deps.ts";
import type { CallLimits } from "#domain/calls/call-limits.ts";
import { tryAskCarrier } from "./ask-carrier.ts";

/** Calls of one run; the next run takes the next calls. */
const batch = 100;
/** Requests that the carrier gets at the same time. */
const concurrency = 8;

/**
 * Asks the carrier about open calls that are due. Their last report may be lost, or this process may have been down.
 * The longer a call lasts, the less often it is checked. Returns how many calls were settled.
 */
export async function sweepLostCalls(deps: CallDeps): Promise<number> {
  const now = deps.clock.now();
  const due = await deps.connection(({ calls }) => calls.stale(now, batch));
  const settled = await pLimit(concurrency).map(due, (call) => claimAndAsk(deps, call, now));
  return settled.filter(Boolean).length;
}

async function claimAndAsk(deps: CallDeps, call: Call, now: Date): Promise<boolean> {
  const nextAt = nextCheck(call, now, deps.limits.check);
  const claimed = await deps.connection(({ calls }) => calls.claimStale(call, { now, nextAt }));
  return claimed && tryAskCarrier(deps, call);
}

/**
 * The next check waits half the call's age: long calls are checked rarely, and the delay of a lost end is in
 * proportion to the call's length.
 */
function nextCheck({ createdAt }: Call, now: Date, { shortest_s, longest_s }: CallLimits["check"]): Date {
  const half_s = (now.getTime() - createdAt.getTime()) / 2_000;
  return secondsAfter(now, Math.min(Math.max(half_s, shortest_s), longest_s));
}
