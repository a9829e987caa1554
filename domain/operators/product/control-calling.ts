import { isRefusal, type Refusal } from "#contract/refusals.ts";
import type { Spend } from "#domain/calls/lines/watch-spend.ts";
import { endCallsOfPerson } from "#domain/marks/end-calls-of-person.ts";
import { act, type Request } from "#domain/operators/act.ts";
import type { CallingStop } from "#domain/operators/operator-controls.ts";
import type { OperatorDeps, OperatorStores } from "#domain/operators/operator-deps.ts";
import { ofProduct, userOf } from "#domain/operators/target.ts";

const calling = ofProduct("calling");

export interface CallingState {
  stop: CallingStop | undefined;
  spend: Spend & { checkedAt: Date };
}

/** Forbids a user to call, or allows it again, also in spite of disputed payments; calls under way end, also of users who
 * share a mark, and a rule that buys their credits. Refuses `not_found`. */
export async function freezeUser(
  deps: OperatorDeps,
  request: Request,
  email: string,
  freeze: boolean,
): Promise<{ email: string; frozenAt: Date | null } | Refusal> {
  const useCase = freeze ? "freeze_user" : "unfreeze_user";
  const frozen = await act(
    deps,
    request,
    useCase,
    userOf(email),
    async ({ user }, { controls, recharge }, { now }) => {
      const before = await controls.lockFrozen(user.id);
      const frozenAt = freeze ? (before ?? now) : null;
      await controls.setFrozen(user.id, frozenAt);
      if (freeze) await recharge.lookAt(user.walletId, now);
      const disputesAllowed = freeze ? 0 : await controls.allowDisputed(user, now);
      return {
        before: { frozenAt: before },
        after: { frozenAt, ...(disputesAllowed > 0 && { disputesAllowed }) },
        result: { user, frozenAt },
      };
    },
  );
  if (isRefusal(frozen)) return frozen;
  const { user, frozenAt } = frozen;
  if (freeze) await endCallsOfPerson(deps, user);
  // The servers' meters sleep until a call is due by what they know, and the user's page shows what is paused.
  deps.publish({ walletId: user.walletId }, { type: "changed" });
  return { email: user.email, frozenAt };
}

/** Refuses every new call, or allows calls again; open calls continue. */
export function switchCalling(
  deps: OperatorDeps,
  request: Request,
  on: boolean,
): Promise<CallingState | Refusal> {
  return act(deps, request, "switch_calling", calling, (_found, stores, { now }) =>
    changing(stores, () => (on ? stores.controls.resumeCalling(now) : stores.controls.stopCalling(now))),
  );
}

/** Allows calls again after they cost too much; a stop of the operator's own stays. */
export function resetSpend(deps: OperatorDeps, request: Request): Promise<CallingState | Refusal> {
  return act(deps, request, "reset_spend", calling, (_found, stores, { now }) =>
    changing(stores, () => stores.controls.resetSpend(now)),
  );
}

async function changing(stores: OperatorStores, change: () => Promise<void>) {
  const before = await callingState(stores);
  await change();
  const after = await callingState(stores);
  return { before: snapshot(before), after: snapshot(after), result: after };
}

export async function callingState({ controls }: OperatorStores): Promise<CallingState> {
  return { stop: await controls.stopped(), spend: await controls.spend() };
}

function snapshot({ stop, spend }: CallingState) {
  return { stop: stop ?? null, hour_mc: spend.hour_mc, day_mc: spend.day_mc };
}
