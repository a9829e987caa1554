import { callCost_mc } from "#contract/pricing.ts";
import type { Call, CallOutcome } from "./call.ts";
import type { CallDeps } from "./call-deps.ts";
import type { CallKey } from "./call-store.ts";
import { extendHold } from "./extend-hold.ts";

/** How often the slower path restarts when the hold or the balance changes during it. */
const attempts = 3;

type SettleDeps = Pick<CallDeps, "connection" | "transaction" | "clock" | "publish" | "report">;

/**
 * Ends an open call and charges it exactly once, from the carrier's seconds of the child leg and the agreed rate.
 * An unanswered call costs nothing and writes no transfer.
 * Returns false, and changes nothing, when the call was settled already.
 */
export async function settleCall(deps: SettleDeps, call: Call, outcome: CallOutcome): Promise<boolean> {
  const cost_mc = costOf(call, outcome);
  const at = deps.clock.now();
  const settled =
    cost_mc <= call.held_mc &&
    (await deps.connection(({ calls }) => calls.settle(call, { outcome, cost_mc, lost_mc: 0, at })));
  const ended = settled || (await settleBeyondHold(deps, call, outcome, cost_mc));
  if (ended) deps.publish({ walletId: call.walletId }, { type: "changed" });
  return ended;
}

function costOf(call: Call, { answered_s }: CallOutcome): number {
  if (answered_s === null) return 0;
  if (!call.terms) throw new Error(`Call ${call.id} was never agreed and cannot have been answered`);
  return callCost_mc(call.terms.rate, answered_s);
}

/**
 * For a call that cost more than it holds: takes what the wallet can spare beyond the hold, and records the rest as
 * lost.
 * The epoch guards the extension, so that two concurrent settlements extend the hold once.
 */
async function settleBeyondHold(
  deps: SettleDeps,
  key: CallKey,
  outcome: CallOutcome,
  cost_mc: number,
): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    const call = await deps.connection(({ calls }) => calls.find(key));
    if (!call?.open) return false;
    const extended_mc = attempt <= attempts ? await extendTowards(deps, call, cost_mc) : 0;
    if (extended_mc === undefined) continue;
    const charged_mc = Math.min(cost_mc, call.held_mc + extended_mc);
    const lost_mc = cost_mc - charged_mc;
    const at = deps.clock.now();
    const settled = await deps.connection(({ calls }) =>
      calls.settle(key, { outcome, cost_mc: charged_mc, lost_mc, at }),
    );
    if (settled && lost_mc > 0) deps.report(key.id, `the call cost ${lost_mc} mc more than could be charged`);
    return settled;
  }
}

/** What the hold grew by, in mc; undefined when the hold or the balance changed meanwhile. */
async function extendTowards(
  deps: Pick<CallDeps, "connection" | "transaction">,
  call: Call,
  cost_mc: number,
): Promise<number | undefined> {
  const { available_mc } = await deps.connection(({ ledger }) => ledger.balance(call.walletId));
  const more_mc = Math.min(cost_mc - call.held_mc, available_mc);
  if (more_mc <= 0) return 0;
  const extended = await extendHold(deps, call, more_mc);
  return extended ? more_mc : undefined;
}
