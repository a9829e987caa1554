import type { Call } from "./call.ts";
import { type CallDeps, secondsAfter } from "./call-deps.ts";
import { settleCall } from "./settle-call.ts";
import { CarrierError, type CarrierRecord } from "./voice-carrier.ts";

/**
 * Asks the carrier about an open call and settles it when it is over. Returns whether the call is settled.
 * A call that the carrier does not know stays open for a grace time, then ends without charge and is reported. A silent
 * carrier never releases a hold.
 * @throws CarrierError when the carrier gives no usable answer.
 */
async function askCarrier(deps: CallDeps, call: Call): Promise<boolean> {
  const record = await deps.carrier.fetchOutcome(call);
  switch (record.kind) {
    case "live":
      return false;
    case "ended":
      await settleCall(deps, call, record.outcome);
      return true;
    case "unknown":
      return releaseUnknown(deps, call);
    default:
      return neverHappens(record);
  }
}

/** As `askCarrier`, for callers that continue without an answer: reports the failure. */
export async function tryAskCarrier(deps: CallDeps, call: Call): Promise<boolean> {
  try {
    return await askCarrier(deps, call);
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    deps.report(call.id, "the carrier could not be asked about the call", error);
    return false;
  }
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
