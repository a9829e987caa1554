import { CarrierError } from "#domain/calls/voice-carrier.ts";
import type { CallerIdDeps, CallerIdRemoval } from "./caller-id.ts";

const firstWait_ms = 15_000;
const longestWait_ms = 60 * 60_000;
const removalsAtOnce = 20;

/** Asks the carrier to forget a number whose removal is written down. False when it has not confirmed. */
export async function forgetAtCarrier(
  deps: Pick<CallerIdDeps, "carriers" | "connection" | "clock">,
  removal: CallerIdRemoval,
): Promise<boolean> {
  const now = deps.clock.now();
  const nextAt = new Date(now.getTime() + Math.min(longestWait_ms, firstWait_ms * 2 ** removal.tries));
  if (!(await deps.connection(({ callerIds }) => callerIds.claimRemoval(removal, { now, nextAt }))))
    return true;
  try {
    await deps.carriers[removal.carrier]?.callerIds?.remove(removal.providerNumberId);
  } catch (error) {
    if (error instanceof CarrierError) return false;
    throw error;
  }
  await deps.connection(({ callerIds }) => callerIds.removed(removal));
  return true;
}

/** Asks again about what a carrier has not confirmed to have forgotten. */
export async function sweepRemovals(deps: CallerIdDeps): Promise<void> {
  const due = await deps.connection(({ callerIds }) =>
    callerIds.dueRemovals(deps.clock.now(), removalsAtOnce),
  );
  for (const removal of due) {
    // A carrier that does not answer now will not answer for the next one either.
    if (!(await forgetAtCarrier(deps, removal))) return;
  }
}
