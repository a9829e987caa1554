import { callWarnings_s } from "#contract/events.ts";
import { type CallDeps, secondsAfter } from "#domain/calls/call-deps.ts";
import type { DueCheck, OpenCall } from "#domain/calls/call-store.ts";
import { CarrierError, carrierOf } from "#domain/calls/voice-carrier.ts";
import { isBelow, type RunningCall, timesOfNeed } from "#domain/ledger/falling-balance.ts";
import { isOutOfStep, setCarrierLimit } from "./carrier-limit.ts";
import { prolongCall } from "./prolong-call.ts";

/** Retries until the carrier confirms or the call ends. */
export const retry = { limit_s: 5, hangUp_s: 10 };

/** Content of a claim: the time of the call's next check, and whether this check hangs it up. */
export function claimOf(due: DueCheck, now: Date): { now: Date; nextAt: Date; hungUpAt: Date | null } {
  const hungUpAt = due.sessionEnded || due.call.cutoffAt <= now ? now : null;
  return { now, nextAt: nextCheck(due, now), hungUpAt };
}

/**
 * Time of the next check: the next warning, the next time the wallet's rule may buy credits, or the cut-off, and from then
 * on until the call has ended. Sooner while the carrier's limit differs from the hold's, and after the session has ended.
 */
function nextCheck(due: DueCheck, now: Date): Date {
  const { call, sessionEnded } = due;
  const { cutoffAt } = call;
  const warnings = [...callWarnings_s, 0].map((left_s) => secondsAfter(cutoffAt, -left_s));
  const checks = [...warnings, ...timesOfRecharge(due)];
  const ahead = checks.filter((at) => at > now).sort((a, b) => a.getTime() - b.getTime());
  const next = (sessionEnded ? undefined : ahead[0]) ?? secondsAfter(now, retry.hangUp_s);
  const again = secondsAfter(now, retry.limit_s);
  return isOutOfStep(call) && again < next ? again : next;
}

/**
 * Checks a call that was claimed at `now`. Hangs up a call whose session has ended. If the wallet can pay more, prolongs
 * the call. Otherwise warns the caller, and at the end hangs up. Gives the carrier the limit of a call that was
 * answered: the carrier ends the call if no meter runs, and the meter ends it if the carrier does not take the limit.
 * The charge comes with the carrier's report of the end, as for every call.
 */
export async function checkCall(deps: CallDeps, due: DueCheck, now: Date): Promise<void> {
  const { call, available_mc, sessionEnded } = due;
  if (sessionEnded) return hangUp(deps, due);
  if (available_mc > 0 && (await prolongCall(deps, call))) return;
  await rechargeIfBelow(deps, due, now);
  if (call.cutoffAt <= now) return hangUp(deps, due);
  warnIfDue(deps, due, now);
  if (isOutOfStep(call)) await setCarrierLimit(deps, call);
}

function timesOfRecharge({ call, posted_mc, rechargeBelow_mc }: DueCheck): Date[] {
  if (rechargeBelow_mc === null || call.status !== "answered") return [];
  return timesOfNeed(rechargeBelow_mc, posted_mc, runningOf(call));
}

/** The purchase is made by the rule's own job, so that the meter waits for no card. */
async function rechargeIfBelow(deps: CallDeps, due: DueCheck, now: Date): Promise<void> {
  const { call, posted_mc, available_mc, rechargeBelow_mc } = due;
  if (rechargeBelow_mc === null || call.status !== "answered") return;
  const need = { posted_mc, available_mc, running: [runningOf(call)] };
  if (!isBelow(rechargeBelow_mc, need, now)) return;
  await deps.connection(({ calls }) => calls.needRecharge(call.walletId, now));
}

function runningOf({ terms: { rate, limit_s }, cutoffAt }: OpenCall): RunningCall {
  return { rate, limit_s, cutoffAt };
}

function warnIfDue(deps: CallDeps, { call, dueAt }: DueCheck, now: Date): void {
  const { id: callId, providerCallId, userId, cutoffAt } = call;
  if (call.status !== "answered") return;
  const secondsLeft = callWarnings_s.findLast((left_s) => {
    const warnAt = secondsAfter(cutoffAt, -left_s);
    return dueAt <= warnAt && warnAt <= now;
  });
  if (secondsLeft === undefined) return;
  deps.publish({ userId }, { type: "call_warning", callId, providerCallId, secondsLeft });
}

async function hangUp(deps: CallDeps, { call, dueAt, sessionEnded }: DueCheck): Promise<void> {
  try {
    await carrierOf(deps, call.carrier).hangUp(call.providerCallId);
    const late_s = (deps.clock.now().getTime() - call.cutoffAt.getTime()) / 1_000;
    // A later check repeats the request for a call whose end was taken, but not yet reported.
    if (!sessionEnded && dueAt <= call.cutoffAt) deps.observer.happened({ type: "call_cut_off", late_s });
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    deps.report(call.id, "the call could not be hung up", error);
  }
}
