import type { Call } from "./call.ts";
import { type CallDeps, secondsAfter } from "./call-deps.ts";
import { CarrierError } from "./voice-carrier.ts";

const batch = 100;
/** A call that is still open that long after it was hung up is hung up again, perhaps by another node. */
const retryAfter_s = 10;

/**
 * Hangs up calls that have used up their hold: the second fence behind the carrier's own time limit. The charge comes
 * with the carrier's report of the end, as for every call. Returns how many calls were due.
 */
export async function hangUpExpiredCalls(deps: CallDeps): Promise<number> {
  const now = deps.clock.now();
  const triedBefore = secondsAfter(now, -retryAfter_s);
  const expired = await deps.connection(({ calls }) => calls.claimExpired(now, triedBefore, batch));
  await Promise.all(expired.map((call) => hangUp(deps, call)));
  return expired.length;
}

async function hangUp(deps: CallDeps, call: Call): Promise<void> {
  try {
    await deps.carrier.hangUp(call.providerSid);
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    deps.report(call.id, "the call could not be hung up", error);
  }
}
