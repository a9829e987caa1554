import pLimit from "p-limit";
import { callWarnings_s } from "#contract/events.ts";
import { type CallDeps, secondsAfter } from "./call-deps.ts";
import type { DueCall, OpenCall } from "./call-store.ts";
import { prolongCall, tellLimit } from "./prolong-call.ts";
import { CarrierError } from "./voice-carrier.ts";

/** Calls of one claim. What is claimed and not done, because the process died, is done by the next one to look. */
const batch = 200;
/** How many calls are seen to at once; each may be a request to the carrier. */
const concurrency = 100;
/** Of the looks that are for no other reason: until the carrier knows, or the call is over. */
const retry = { limit_s: 5, hangUp_s: 10 };

/**
 * Looks at every running call that is due: some time before its paid time ends, and then. What the account can pay
 * besides prolongs the call; otherwise the caller is warned, and at the end the call is hung up. The carrier's own limit
 * is the other fence, there for when nobody looks. The charge comes with the carrier's report of the end, as for
 * every call. Returns how many calls were due.
 */
export async function runMeter(deps: CallDeps): Promise<number> {
  for (let looked = 0; ; ) {
    const now = deps.clock.now();
    const due = await deps.connection(({ calls }) =>
      calls.claimDue(now, { warnings_s: callWarnings_s, retry }, batch),
    );
    await pLimit(concurrency).map(due, (one) => look(deps, one, now));
    looked += due.length;
    if (due.length < batch) return looked;
  }
}

async function look(deps: CallDeps, { call, available_mc, dueAt }: DueCall, now: Date): Promise<void> {
  if (call.carrierLimit_s !== null && call.carrierLimit_s < call.terms.limit_s) await tellLimit(deps, call);
  if (available_mc > 0 && (await prolongCall(deps, call))) return;
  if (call.cutoffAt <= now) return hangUp(deps, call);
  if (call.status !== "answered") return;
  const passed_s = callWarnings_s.findLast((left_s) => {
    const warnAt = secondsAfter(call.cutoffAt, -left_s);
    return dueAt <= warnAt && warnAt <= now;
  });
  if (passed_s !== undefined) warn(deps, call, passed_s);
}

function warn(deps: CallDeps, call: OpenCall, secondsLeft: (typeof callWarnings_s)[number]): void {
  const { id: callId, providerSid } = call;
  deps.tell(call.accountId, { type: "call_warning", callId, providerSid, secondsLeft });
}

async function hangUp(deps: CallDeps, call: OpenCall): Promise<void> {
  try {
    await deps.carrier.hangUp(call.providerSid);
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    deps.report(call.id, "the call could not be hung up", error);
  }
}
