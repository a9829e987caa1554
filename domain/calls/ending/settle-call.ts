import { callCost_mc } from "#contract/money/pricing.ts";
import type { Call, CallOutcome, CallTerms } from "#domain/calls/call.ts";
import { type CallDeps, subjectOf } from "#domain/calls/call-deps.ts";
import type { CallReport, Settlement } from "#domain/calls/call-store.ts";

/**
 * Seconds by which the carrier's count may exceed ours: it rounds up to a whole second, the clocks of two nodes that
 * open and end a call may differ, and hanging up at the limit takes a moment.
 */
const tolerance_s = 5;

type SettleDeps = Pick<CallDeps, "connection" | "clock" | "publish" | "report" | "observer">;

/**
 * Ends an open call and charges it exactly once, from the carrier's seconds of the child leg and the agreed rate.
 * Charges no more seconds than our own clock has counted since the call was authorised, and none beyond the limit that
 * the hold pays for. Reports a carrier that counted more.
 * An unanswered call costs nothing and writes no transfer, nor does one that ended with its answer, after 0 seconds.
 * Returns false, and changes nothing, when the call was settled already. Keeps the carrier's report of the end, if it is given.
 */
export function settleCall(
  deps: SettleDeps,
  call: Call,
  outcome: CallOutcome,
  report?: CallReport,
): Promise<boolean> {
  return deps.observer.step("settle", subjectOf(call), () => settle(deps, call, outcome, report));
}

async function settle(
  deps: SettleDeps,
  read: Call,
  outcome: CallOutcome,
  report: CallReport | undefined,
): Promise<boolean> {
  const call = await withCurrentLimit(deps, read, outcome);
  const settlement = settlementOf(call, outcome, deps.clock.now());
  const settled = await deps.connection(({ calls }) => calls.settle(call, settlement, report));
  if (!settled) {
    // The hold may be another one by now, when the caller left or credits were added.
    const current = await deps.connection(({ calls }) => calls.find(call));
    return current?.open && current.epoch !== call.epoch ? settle(deps, current, outcome, report) : false;
  }
  deps.publish({ walletId: call.walletId }, { type: "changed" });
  observeEnd(deps, call, outcome, settlement);
  reportExcess(deps, call, outcome, settlement);
  return true;
}

/** Only the node whose statement settled the call comes here, so the figures of all nodes count each call once. */
function observeEnd(
  { observer }: SettleDeps,
  { id: callId, providerCallId, terms, createdAt: startedAt }: Call,
  { answered_s: counted_s }: CallOutcome,
  { outcome: { status: outcome, answered_s }, cost_mc, at: endedAt }: Settlement,
): void {
  const limit_s = terms?.limit_s ?? 0;
  observer.happened({
    type: "call_ended",
    callId,
    providerCallId,
    outcome,
    answered_s,
    cost_mc,
    startedAt,
    endedAt,
    country: terms?.country ?? null,
    overrun_s: counted_s === null || counted_s < limit_s ? null : counted_s - limit_s,
  });
}

/** A top-up may have prolonged the call since it was read. */
async function withCurrentLimit(deps: SettleDeps, call: Call, { answered_s }: CallOutcome): Promise<Call> {
  if (answered_s === null || answered_s <= termsOf(call).limit_s) return call;
  return (await deps.connection(({ calls }) => calls.find(call))) ?? call;
}

function settlementOf(call: Call, outcome: CallOutcome, at: Date): Settlement {
  const { answered_s } = outcome;
  if (answered_s === null || answered_s === 0) return { outcome, cost_mc: 0, lost_mc: 0, at };
  const { rate, limit_s } = termsOf(call);
  const charged_s = Math.min(answered_s, mostSeconds(call, at), limit_s);
  const cost_mc = callCost_mc(rate, charged_s);
  const lost_mc = callCost_mc(rate, answered_s) - cost_mc;
  return { outcome: { ...outcome, answered_s: charged_s }, cost_mc, lost_mc, at };
}

/**
 * The longest that the call can have lasted. Counted from its authorisation, which is before every answer: our record
 * of the answer is as late as the carrier's callback, which may arrive with the one of the end.
 */
export function mostSeconds({ createdAt }: Call, at: Date): number {
  return Math.max(0, Math.ceil((at.getTime() - createdAt.getTime()) / 1_000)) + tolerance_s;
}

function termsOf({ id, terms }: Call): CallTerms {
  if (!terms) throw new Error(`Call ${id} was never agreed and cannot have been answered`);
  return terms;
}

/** A second or two over the limit is how long hanging up takes; that is not charged, and no news. */
function reportExcess(
  deps: SettleDeps,
  call: Call,
  { answered_s }: CallOutcome,
  { at, outcome: { answered_s: charged_s }, lost_mc }: Settlement,
): void {
  if (answered_s === null) return;
  if (answered_s <= Math.min(mostSeconds(call, at), termsOf(call).limit_s + tolerance_s)) return;
  const counts = `the carrier counted ${answered_s} s, and ${charged_s} s are charged`;
  deps.report(call.id, `${counts}: ${lost_mc} mc less than by its count`);
}
