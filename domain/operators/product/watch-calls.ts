import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { wholeSeconds } from "#domain/calls/call-deps.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { act, type Request } from "#domain/operators/act.ts";
import type { OperatorDeps, OperatorStores } from "#domain/operators/operator-deps.ts";
import type { LiveCall, ShownCall } from "#domain/operators/people/user-lookup.ts";
import { inWords, ofProduct, refuseTarget, targetJudge } from "#domain/operators/target.ts";

/** With the sentence on why this operator may not hang it up; null when nothing forbids it but the rights of the role. */
export type Judged<Call> = Call & { actRefusal: string | null };

const mostLive = 500;

export function listLiveCalls(
  deps: OperatorDeps,
  request: Request,
): Promise<(Judged<LiveCall> & { talked_s: number | null })[] | Refusal> {
  return act(deps, request, "list_calls", ofProduct("calls"), async (_found, stores, acting) => {
    const calls = await stores.lookup.liveCalls(mostLive);
    const judge = await targetJudge(stores, acting, calls.map(callerOf));
    const result = calls.map((call) => ({
      ...call,
      actRefusal: inWords(judge(callerOf(call))),
      talked_s: call.answeredAt && wholeSeconds(call.answeredAt, acting.now),
    }));
    return { isWatched: true, result };
  });
}

/** One call with every report of the carrier, by our id or the carrier's. Refuses `not_found`. */
export function showCall(
  deps: OperatorDeps,
  request: Request,
  id: string,
): Promise<Judged<ShownCall> | Refusal> {
  return act(deps, request, "show_call", callOf(id), async ({ call, user }, stores, acting) => ({
    result: { ...call, actRefusal: inWords(await refuseTarget(stores, acting, user)) },
  }));
}

function callerOf({ userId, walletId }: { userId: string; walletId: string }): WalletUser {
  return { id: userId, walletId };
}

function callOf(id: string) {
  return async ({ lookup }: OperatorStores) => {
    const call = await lookup.call(id);
    if (!call) return refuse("not_found", { message: operatorMessages.noCall(id) });
    return { subject: { kind: "call", id: call.id } as const, user: callerOf(call), call };
  };
}

/** Hangs up one call; what was talked is charged. Refuses `not_found`, and `invalid_request` for a call that is over. */
export async function hangUpCall(
  deps: OperatorDeps,
  request: Request,
  id: string,
): Promise<{ id: string; number: string } | Refusal> {
  const cut = await act(
    deps,
    request,
    "hang_up_call",
    callOf(id),
    async ({ call }, { controls }, { now }) => {
      if (!(await controls.cutOffCall(call, now))) {
        return refuse("invalid_request", { message: operatorMessages.callOver });
      }
      return {
        before: { status: call.status, cutoffAt: call.cutoffAt },
        after: { cutoffAt: now },
        result: { id: call.id, number: call.dialled, walletId: call.walletId },
      };
    },
  );
  if (isRefusal(cut)) return cut;
  // The servers' meters sleep until a call is due by what they know.
  deps.publish({ walletId: cut.walletId }, { type: "changed" });
  return { id: cut.id, number: cut.number };
}
