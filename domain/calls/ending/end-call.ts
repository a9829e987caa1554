import { type Refusal, refuse } from "#contract/refusals.ts";
import type { Call } from "#domain/calls/call.ts";
import { mayFollow } from "#domain/calls/call.ts";
import { type CallDeps, secondsAfter, subjectOf } from "#domain/calls/call-deps.ts";
import { retry } from "#domain/calls/meter/check-call.ts";
import { CarrierError, carrierOf } from "#domain/calls/voice-carrier.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";

/** Within it, the carrier reports the end of the ringing, and the caller hears the greeting. */
const ringingEnds_s = 20;

/**
 * Ends a call of this user, on whichever page or device it is. The cut-off is written before the carrier is asked, so the
 * meter hangs up what the carrier did not end. The charge comes with the carrier's report of the end, as for every call.
 * A call that is over, or that its caller has left, stays as it is.
 * With `toVoicemail`, the caller of a call that rings leaves a message where one is taken.
 * Refuses `call_not_found` for any other user's call, and `call_end_delayed` when the carrier gives no answer.
 */
export async function endCall(
  deps: CallDeps,
  user: WalletUser,
  id: string,
  { toVoicemail = false } = {},
): Promise<{ wasOver: boolean } | Refusal> {
  const key = { walletId: user.walletId, id };
  const call = await deps.connection(({ calls }) => calls.find(key));
  // Users of one wallet do not end each other's calls.
  if (call?.userId !== user.id) return refuse("call_not_found");
  return deps.observer.step("end call", subjectOf(call), async () => {
    const at = deps.clock.now();
    const isMessage = toVoicemail && (await goesToVoicemail(deps, call));
    const meterAt = secondsAfter(at, isMessage ? ringingEnds_s : retry.hangUp_s);
    if (!(await deps.connection(({ calls }) => calls.cutOff(key, { at, meterAt })))) return { wasOver: true };
    deps.publish({ walletId: user.walletId }, { type: "changed" });
    try {
      await hangUp(deps, call, isMessage);
    } catch (error) {
      if (!(error instanceof CarrierError)) throw error;
      deps.report(id, "the call could not be ended for its user; the meter will", error);
      return refuse("call_end_delayed");
    }
    return { wasOver: false };
  });
}

/** Ends a call at the carrier: with `toVoicemail` the ringing alone, where the caller then leaves a message. */
async function hangUp(deps: CallDeps, call: Call, toVoicemail: boolean): Promise<void> {
  const { carrier, providerCallId } = call;
  const { incoming, hangUp } = carrierOf(deps, carrier);
  if (toVoicemail && incoming) await incoming.stopRinging(providerCallId);
  else await hangUp(providerCallId);
}

/** True while a call rings and its caller could leave a message. */
async function goesToVoicemail(deps: CallDeps, call: Call): Promise<boolean> {
  if (call.direction !== "incoming" || !mayFollow(call.status, "answered")) return false;
  return (
    (await deps.incoming.greetingOf(call.carrier, { id: call.userId, walletId: call.walletId })) !== undefined
  );
}
