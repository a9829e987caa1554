import pLimit from "p-limit";
import { tryAskCarrier } from "./ask-carrier.ts";
import type { CallDeps } from "./call-deps.ts";

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
  const due = await deps.connection(({ calls }) => calls.claimUnheard(now, deps.limits.check, batch));
  const settled = await pLimit(concurrency).map(due, (call) => tryAskCarrier(deps, call));
  return settled.filter(Boolean).length;
}
