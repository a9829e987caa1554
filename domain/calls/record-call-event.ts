import { type Refusal, refuse } from "#contract/refusals.ts";
import { type Call, type CarrierId, mayFollow } from "./call.ts";
import type { CallDeps } from "./call-deps.ts";
import type { CallReport } from "./call-store.ts";
import { tryAskCarrier } from "./ending/ask-carrier.ts";
import { leaveCall } from "./ending/leave-call.ts";
import { settleCall } from "./ending/settle-call.ts";
import type { CarrierEvent, CarrierReport } from "./voice-carrier.ts";

/** Limit on reading a call again when its hold changes during a report. */
const attempts = 5;

/**
 * Applies a carrier's event; events may arrive in any order. Returns whether it changed anything: late and repeated
 * events do not.
 * Refuses `call_not_found` for a call that does not exist, or is another carrier's.
 */
export function recordCallEvent(
  deps: CallDeps,
  carrier: CarrierId,
  report: CarrierReport,
): Promise<boolean | Refusal> {
  const { providerCallId } = report.event;
  deps.observer.learn({ providerCallId });
  return deps.observer.step("callback", { providerCallId }, () => record(deps, carrier, report));
}

async function record(
  deps: CallDeps,
  carrier: CarrierId,
  { event, of }: CarrierReport,
): Promise<boolean | Refusal> {
  const walletId = "walletId" in of ? of.walletId : (await deps.findCaller(of.userId))?.walletId;
  if (walletId === undefined) return refuse("call_not_found");
  const call = await deps.connection(({ calls }) =>
    calls.findByProviderCallId(walletId, event.providerCallId, carrier),
  );
  if (!call) return refuse("call_not_found");
  deps.observer.learn({ callId: call.id });
  const { kind, ...detail } = event;
  const row = { id: deps.ids.uuid(), receivedAt: deps.clock.now(), kind, detail };
  const changed = call.open && (await apply(deps, call, event, row));
  const isKept = changed && (kind === "progress" || kind === "ended");
  if (!isKept) await keep(deps, call, row, changed);
  return changed;
}

/** Keeps a report for the operator. It is applied already, so a failure here does not fail it. */
async function keep(deps: CallDeps, call: Call, report: CallReport, changed: boolean): Promise<void> {
  try {
    await deps.connection(({ calls }) => calls.addEvent(call, { ...report, changed }));
  } catch (error) {
    deps.report(call.id, "a report of the carrier was not kept", error);
  }
}

/** Keeps a report that moves the call on or ends it in the same statement: a callback then waits for one commit, not two. */
async function apply(deps: CallDeps, call: Call, event: CarrierEvent, report: CallReport): Promise<boolean> {
  switch (event.kind) {
    case "progress":
      return recordProgress(deps, call, event, report);
    case "ended":
      return settleCall(deps, call, event.outcome, report);
    case "unanswered":
      return false;
    case "caller":
      // The caller's leg does not show whether the child leg was answered and for how long. Only the carrier's record
      // does.
      if (!event.left) return false;
      await leaveCall(deps, call);
      return tryAskCarrier(deps, call);
  }
}

async function recordProgress(
  deps: CallDeps,
  call: Call,
  { status, childCallId, sessionId }: Extract<CarrierEvent, { kind: "progress" }>,
  report: CallReport,
): Promise<boolean> {
  const progress = { status, childCallId, sessionId, at: deps.clock.now() };
  // The hold may change between reading and writing; then the call is read again.
  let current: Call | undefined = call;
  for (
    let attempt = 1;
    attempt <= attempts && current?.open && mayFollow(current.status, status);
    attempt++
  ) {
    const read = current;
    if (await deps.connection(({ calls }) => calls.advance(read, progress, report))) {
      deps.publish({ walletId: call.walletId }, { type: "changed" });
      return true;
    }
    current = await deps.connection(({ calls }) => calls.find(call));
  }
  return false;
}
