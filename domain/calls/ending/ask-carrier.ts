import type { Call } from "#domain/calls/call.ts";
import { type CallDeps, secondsAfter, subjectOf } from "#domain/calls/call-deps.ts";
import { CarrierError, type CarrierRecord, carrierOf } from "#domain/calls/voice-carrier.ts";
import { leaveCall } from "./leave-call.ts";
import { settleCall } from "./settle-call.ts";

/**
 * Asks the carrier about an open call and settles it when it is over. Returns whether the call is settled.
 * A call that the carrier does not know stays open for a grace time, then ends without charge and is reported. So does,
 * unreported, a call whose caller left without a listed leg to the number. A silent carrier never releases a hold.
 * @throws CarrierError when the carrier gives no usable answer.
 */
async function askCarrier(deps: CallDeps, call: Call): Promise<boolean> {
  // An answer is as old as its question, so a slow one does not pass for a later look.
  const askedAt = deps.clock.now();
  const record = await carrierOf(deps, call.carrier).fetchOutcome(call);
  switch (record.kind) {
    case "live":
      return false;
    case "ended":
      await settleCall(deps, call, record.outcome);
      return true;
    case "undialled":
      return releaseUndialled(deps, call, { ...record, askedAt });
    case "unknown":
      return releaseUnknown(deps, call);
    default:
      return neverHappens(record);
  }
}

/** As `askCarrier`, for callers that continue without an answer: reports the failure. */
export async function tryAskCarrier(deps: CallDeps, call: Call): Promise<boolean> {
  try {
    return await deps.observer.step("ask carrier", subjectOf(call), () => askCarrier(deps, call));
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    deps.report(call.id, "the carrier could not be asked about the call", error);
    return false;
  }
}

/**
 * Ends a call without charge if no leg to the number was listed long enough after the caller left. Decided by the
 * carrier's time and the clock alone, so it does not matter how many nodes ask, or which of them.
 */
async function releaseUndialled(
  deps: CallDeps,
  call: Call,
  { leftBy, askedAt }: { leftBy: Date; askedAt: Date },
): Promise<boolean> {
  const freeAt = secondsAfter(leftBy, deps.limits.undialledGrace_s);
  if (askedAt < freeAt) {
    await leaveCall(deps, call);
    await deps.connection(({ calls }) => calls.checkBy(call, freeAt));
    return false;
  }
  await settleCall(deps, call, { status: "canceled", answered_s: null, childCallId: null });
  return true;
}

async function releaseUnknown(deps: CallDeps, call: Call): Promise<boolean> {
  if (deps.clock.now() < secondsAfter(call.createdAt, deps.limits.unknownGrace_s)) return false;
  deps.report(call.id, "the carrier does not know the call; its hold is released without charge");
  await settleCall(deps, call, { status: "failed", answered_s: null, childCallId: null });
  return true;
}

function neverHappens(record: never): never {
  throw new Error(`There is no such record: ${JSON.stringify(record satisfies CarrierRecord)}`);
}
