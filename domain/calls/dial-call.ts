import type { E164 } from "#contract/phone-number.ts";
import type { CallDeps } from "./call-deps.ts";
import type { CallKey } from "./call-store.ts";
import { type CallInstructions, CarrierError } from "./voice-carrier.ts";

/** A call that may be dialled, and the limit that its hold pays for. */
interface DialTarget extends CallKey {
  providerCallId: string;
  number: E164;
  limit_s: number;
  carrierLimit_s: number | null;
}

/**
 * The carrier's instructions for a call. Before anything is dialled, the carrier limits the caller's leg to what the
 * hold pays for; a top-up can raise this limit.
 * If the carrier does not set that limit in time, the dial instruction carries it instead. Then it is final, and no
 * top-up prolongs the call.
 */
export async function dialCall(deps: CallDeps, call: DialTarget): Promise<CallInstructions> {
  const raisable = call.carrierLimit_s !== null || (await fence(deps, call));
  const limit_s = raisable ? deps.limits.longestCall_s : call.limit_s;
  return { kind: "dial", walletId: call.walletId, number: call.number, limit_s, ring_s: deps.limits.ring_s };
}

async function fence(deps: CallDeps, call: DialTarget): Promise<boolean> {
  const { id, providerCallId, limit_s } = call;
  try {
    await deps.carrier.setLimit(providerCallId, limit_s, "brief");
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    deps.report(id, "the carrier did not limit the call in time; it cannot be prolonged", error);
    return false;
  }
  return deps.connection(({ calls }) => calls.setCarrierLimit(call, limit_s));
}
