import { callCost_mc } from "#contract/money/pricing.ts";
import type { Call } from "#domain/calls/call.ts";
import type { CallDeps } from "#domain/calls/call-deps.ts";
import { mostSeconds } from "./settle-call.ts";

/** Most reads of a call whose hold changes meanwhile. */
const attempts = 5;

/**
 * Takes an open call from its user, once the carrier has said that the caller left: the user may make another one. The
 * call stays open until the carrier says how long it was, and holds no more than it can have cost until now.
 */
export async function leaveCall(deps: CallDeps, read: Call): Promise<void> {
  let call: Call | undefined = read;
  for (let attempt = 1; attempt <= attempts && call?.open && !call.leftAt && call.terms; attempt++) {
    const at = deps.clock.now();
    const limit_s = Math.min(mostSeconds(call, at), call.terms.limit_s);
    const held_mc = Math.min(callCost_mc(call.terms.rate, limit_s), call.held_mc);
    const current: Call = call;
    if (await deps.connection(({ calls }) => calls.leave(current, { limit_s, held_mc, at }))) {
      deps.publish({ walletId: call.walletId }, { type: "changed" });
      return;
    }
    call = await deps.connection(({ calls }) => calls.find(current));
  }
}
