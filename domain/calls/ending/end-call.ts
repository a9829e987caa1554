import { type Refusal, refuse } from "#contract/refusals.ts";
import { type CallDeps, secondsAfter, subjectOf } from "#domain/calls/call-deps.ts";
import { retry } from "#domain/calls/meter/check-call.ts";
import { CarrierError, carrierOf } from "#domain/calls/voice-carrier.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";

/**
 * Ends a call of this user, on whichever page or device it is. The cut-off is written before the carrier is asked, so the
 * meter hangs up what the carrier did not end. The charge comes with the carrier's report of the end, as for every call.
 * A call that is over, or that its caller has left, stays as it is.
 * Refuses `call_not_found` for any other user's call, and `call_end_delayed` when the carrier gives no answer.
 */
export async function endCall(
  deps: CallDeps,
  user: WalletUser,
  id: string,
): Promise<{ wasOver: boolean } | Refusal> {
  const key = { walletId: user.walletId, id };
  const call = await deps.connection(({ calls }) => calls.find(key));
  // Users of one wallet do not end each other's calls.
  if (call?.userId !== user.id) return refuse("call_not_found");
  return deps.observer.step("end call", subjectOf(call), async () => {
    const at = deps.clock.now();
    const meterAt = secondsAfter(at, retry.hangUp_s);
    if (!(await deps.connection(({ calls }) => calls.cutOff(key, { at, meterAt })))) return { wasOver: true };
    deps.publish({ walletId: user.walletId }, { type: "changed" });
    try {
      await carrierOf(deps, call.carrier).hangUp(call.providerCallId);
    } catch (error) {
      if (!(error instanceof CarrierError)) throw error;
      deps.report(id, "the call could not be ended for its user; the meter will", error);
      return refuse("call_end_delayed");
    }
    return { wasOver: false };
  });
}
