import { tryAskCarrier } from "./ask-carrier.ts";
import type { CallDeps } from "./call-deps.ts";

/** Calls of one run; the next run takes the next ones. */
const batch = 100;
/** How many requests the carrier gets at once. */
const abreast = 8;

/**
 * Asks the carrier about open calls that are due: their last report may have been lost, or this process may have been
 * dead when it came. Each call is asked about more seldom as it grows older. Returns how many were settled.
 */
export async function sweepLostCalls(deps: CallDeps): Promise<number> {
  const now = deps.clock.now();
  const due = await deps.connection(({ calls }) => calls.claimUnheard(now, deps.limits.check, batch));
  let settled = 0;
  for (let first = 0; first < due.length; first += abreast) {
    const asked = due.slice(first, first + abreast).map((call) => tryAskCarrier(deps, call));
    settled += (await Promise.all(asked)).filter(Boolean).length;
  }
  return settled;
}
