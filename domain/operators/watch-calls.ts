import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { act, type Request } from "./act.ts";
import type { OperatorDeps } from "./operator-deps.ts";
import type { LiveCall, ShownCall } from "./user-lookup.ts";

const mostLive = 500;

/** The calls under way, of all users. */
export function listLiveCalls(deps: OperatorDeps, request: Request): Promise<LiveCall[] | Refusal> {
  return act(deps, request, "list_calls", async ({ lookup }) => ({
    subject: { kind: "product", id: "calls" },
    isWatched: true,
    result: await lookup.liveCalls(mostLive),
  }));
}

/** One call with every report of the carrier, by our id or the carrier's. Refuses `not_found`. */
export function showCall(deps: OperatorDeps, request: Request, id: string): Promise<ShownCall | Refusal> {
  return act(deps, request, "show_call", async ({ lookup }) => {
    const call = await lookup.call(id);
    if (!call) return refuse("not_found", { message: operatorMessages.noCall(id) });
    return { subject: { kind: "call", id: call.id }, result: call };
  });
}

/** Hangs up one call; what was talked is charged. Refuses `not_found`, and `invalid_request` for a call that is over. */
export async function hangUpCall(
  deps: OperatorDeps,
  request: Request,
  id: string,
): Promise<{ id: string; number: string } | Refusal> {
  const cut = await act(deps, request, "hang_up_call", async ({ lookup, controls }, now) => {
    const call = await lookup.call(id);
    if (!call) return refuse("not_found", { message: operatorMessages.noCall(id) });
    if (!(await controls.cutOffCall(call, now))) {
      return refuse("invalid_request", { message: operatorMessages.callOver });
    }
    return {
      subject: { kind: "call", id: call.id },
      before: { status: call.status, cutoffAt: call.cutoffAt },
      after: { cutoffAt: now },
      result: { id: call.id, number: call.dialled, walletId: call.walletId },
    };
  });
  if (isRefusal(cut)) return cut;
  // The servers' meters sleep until a call is due by what they know.
  deps.publish({ walletId: cut.walletId }, { type: "changed" });
  return { id: cut.id, number: cut.number };
}
