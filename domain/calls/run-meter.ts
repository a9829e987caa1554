import pLimit from "p-limit";
import { callWarnings_s } from "#contract/events.ts";
import { type CallDeps, secondsAfter, subjectOf } from "./call-deps.ts";
import type { DueCheck, OpenCall } from "./call-store.ts";
import { isOutOfStep, setCarrierLimit } from "./carrier-limit.ts";
import { prolongCall } from "./prolong-call.ts";
import { CarrierError } from "./voice-carrier.ts";

/** Calls of one claim. If the process dies, the next run checks the calls that it claimed and did not finish. */
const batch = 200;
/** How many calls are checked at the same time; each may need a request to the carrier. */
const concurrency = 100;
/** Retries until the carrier confirms or the call ends. */
const retry = { limit_s: 5, hangUp_s: 10 };

/**
 * Checks every open call that is due: some time before its paid time ends, and at the end.
 * Hangs up a call whose session has ended. If the wallet can pay more, prolongs the call. Otherwise warns the caller,
 * and at the end hangs up. Gives the carrier the limit of a call that was answered: the carrier ends the call if no
 * meter runs, and the meter ends it if the carrier does not take the limit. The charge comes with the carrier's report
 * of the end, as for every call.
 * Returns how many calls were due.
 */
export async function runMeter(deps: CallDeps): Promise<number> {
  for (let checked = 0; ; ) {
    const now = deps.clock.now();
    const due = await deps.connection(({ calls }) => calls.due(now, batch));
    await pLimit(concurrency).map(due, async (one) => {
      if (!(await claim(deps, one, now))) return;
      await deps.observer.step("meter", subjectOf(one.call), () => checkCall(deps, one, now));
    });
    checked += due.length;
    if (due.length < batch) return checked;
  }
}

/** Claims the check of a call. If several nodes read the call as due, one of them gets the claim. */
function claim(deps: CallDeps, due: DueCheck, now: Date): Promise<boolean> {
  const hungUpAt = due.sessionEnded || due.call.cutoffAt <= now ? now : null;
  return deps.connection(({ calls }) => calls.claimDue(due, { now, nextAt: nextCheck(due, now), hungUpAt }));
}

/**
 * The next check is at the next warning, then at the cut-off, then repeatedly until the call has ended. It is sooner
 * while the carrier's limit is not the hold's, and when the call's session has ended.
 */
function nextCheck({ call, sessionEnded }: DueCheck, now: Date): Date {
  const { cutoffAt } = call;
  const checks = [...callWarnings_s, 0].map((left_s) => secondsAfter(cutoffAt, -left_s));
  const ahead = checks.filter((at) => at > now).sort((a, b) => a.getTime() - b.getTime());
  const next = (sessionEnded ? undefined : ahead[0]) ?? secondsAfter(now, retry.hangUp_s);
  const again = secondsAfter(now, retry.limit_s);
  return isOutOfStep(call) && again < next ? again : next;
}

async function checkCall(deps: CallDeps, due: DueCheck, now: Date): Promise<void> {
  const { call, available_mc, sessionEnded, dueAt } = due;
  if (sessionEnded) return hangUp(deps, due);
  if (isOutOfStep(call)) await setCarrierLimit(deps, call);
  if (available_mc > 0 && (await prolongCall(deps, call))) return;
  if (call.cutoffAt <= now) return hangUp(deps, due);
  if (call.status !== "answered") return;
  const passed_s = callWarnings_s.findLast((left_s) => {
    const warnAt = secondsAfter(call.cutoffAt, -left_s);
    return dueAt <= warnAt && warnAt <= now;
  });
  if (passed_s !== undefined) warn(deps, call, passed_s);
}

function warn(deps: CallDeps, call: OpenCall, secondsLeft: (typeof callWarnings_s)[number]): void {
  const { id: callId, providerCallId } = call;
  deps.publish({ userId: call.userId }, { type: "call_warning", callId, providerCallId, secondsLeft });
}

async function hangUp(deps: CallDeps, { call, dueAt, sessionEnded }: DueCheck): Promise<void> {
  try {
    await deps.carrier.hangUp(call.providerCallId);
    const late_s = (deps.clock.now().getTime() - call.cutoffAt.getTime()) / 1_000;
    // A later check repeats the request for a call whose end was taken, but not yet reported.
    if (!sessionEnded && dueAt <= call.cutoffAt) deps.observer.happened({ type: "call_cut_off", late_s });
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    deps.report(call.id, "the call could not be hung up", error);
  }
}
