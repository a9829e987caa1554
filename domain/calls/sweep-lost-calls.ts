import pLimit from "p-limit";
import { tryAskCarrier } from "./ask-carrier.ts";
import type { Call } from "./call.ts";
import { type CallDeps, secondsAfter } from "./call-deps.ts";
import type { CallLimits } from "./call-limits.ts";

/** Calls of one run; the next run takes the next ones. */
const batch = 100;
/** How many requests the carrier gets at once. */
const concurrency = 8;

/**
 * Asks the carrier about open calls that are due: their last report may have been lost, or this process may have been
 * dead when it came. Each call is asked about more seldom as it grows older. Returns how many were settled.
 */
export async function sweepLostCalls(deps: CallDeps): Promise<number> {
  const now = deps.clock.now();
  const due = await deps.connection(({ calls }) => calls.unheard(now, batch));
  const settled = await pLimit(concurrency).map(due, (call) => claimAndAsk(deps, call, now));
  return settled.filter(Boolean).length;
}

async function claimAndAsk(deps: CallDeps, call: Call, now: Date): Promise<boolean> {
  const nextAt = nextCheck(call, now, deps.limits.check);
  const claimed = await deps.connection(({ calls }) => calls.claimUnheard(call, { now, nextAt }));
  return claimed && tryAskCarrier(deps, call);
}

/** The next check waits half the call's age: long calls are asked about seldom, lost ends are found in proportion. */
function nextCheck({ createdAt }: Call, now: Date, { shortest_s, longest_s }: CallLimits["check"]): Date {
  const half_s = (now.getTime() - createdAt.getTime()) / 2_000;
  return secondsAfter(now, Math.min(Math.max(half_s, shortest_s), longest_s));
}
