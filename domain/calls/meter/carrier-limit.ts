import type { E164 } from "#contract/numbers/phone-number.ts";
import type { CarrierId } from "#domain/calls/call.ts";
import type { CallDeps } from "#domain/calls/call-deps.ts";
import type { OpenCall } from "#domain/calls/call-store.ts";
import { type CallInstructions, CarrierError, carrierOf } from "#domain/calls/voice-carrier.ts";

/**
 * The limit that the carrier enforces from the dialling on, if it can be changed later; otherwise null, and the dial
 * instruction carries the call's own limit for good. A carrier limits active calls only, so a call that can be prolonged
 * is dialled with the longest limit and gets its own when it is answered.
 */
export function limitAtDial(deps: CallDeps, carrier: CarrierId, limit_s: number): number | null {
  return limit_s < carrierOf(deps, carrier).shortestLimit_s ? null : deps.limits.longestCall_s;
}

/** A call that may be dialled, and the limit that its hold pays for. */
export interface DialTarget {
  walletId: string;
  number: E164;
  shownNumber: E164 | null;
  limit_s: number;
  carrierLimit_s: number | null;
}

/**
 * The carrier's instructions for a call. A limit that cannot be changed later is part of them, and no top-up prolongs
 * that call.
 */
export function dialCall(
  { limits }: CallDeps,
  call: DialTarget,
): Extract<CallInstructions, { kind: "dial" }> {
  const { walletId, number, shownNumber, carrierLimit_s } = call;
  const limit_s = carrierLimit_s === null ? call.limit_s : limits.longestCall_s;
  return { kind: "dial", walletId, number, shownNumber, limit_s, ring_s: limits.ring_s };
}

/** Tells if the carrier must still be given the limit of an answered call. */
export function isOutOfStep({ status, carrierLimit_s, terms }: OpenCall): boolean {
  return status === "answered" && carrierLimit_s !== null && carrierLimit_s !== terms.limit_s;
}

/** Limits an answered call at the carrier to what it holds. Reports a failure; the meter tries again. */
export async function setCarrierLimit(deps: CallDeps, call: OpenCall): Promise<void> {
  const { id, carrier, providerCallId, terms } = call;
  try {
    await carrierOf(deps, carrier).setLimit(providerCallId, terms.limit_s);
    await deps.connection(({ calls }) => calls.setCarrierLimit(call, terms.limit_s));
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    deps.report(id, "the carrier did not take the call's limit; the meter alone ends it", error);
  }
}
