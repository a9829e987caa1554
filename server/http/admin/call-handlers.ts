import { creditsFromMillicredits as credits } from "#contract/money/money.ts";
import type { callRoutes } from "#contract/operators/calls.ts";
import { callHistoryItem } from "#domain/calls/history/call-history.ts";
import type { LiveCall, ShownCall } from "#domain/operators/people/user-lookup.ts";
import { hangUpCall, type Judged, listLiveCalls, showCall } from "#domain/operators/product/watch-calls.ts";
import { type Handler, moment, onWire } from "./admin-deps.ts";

export const callHandlers: { [Name in keyof typeof callRoutes]: Handler<Name> } = {
  list_calls: (deps, request) => onWire(listLiveCalls(deps, request), (calls) => calls.map(liveCall)),
  show_call: (deps, request, { call }) => onWire(showCall(deps, request, call.trim()), shownCall),
  hang_up_call: (deps, request, { call }) => hangUpCall(deps, request, call.trim()),
};

function liveCall({
  createdAt,
  answeredAt: _answered,
  held_mc,
  perMinute_mc,
  walletId: _wallet,
  ...call
}: Judged<LiveCall> & { talked_s: number | null }) {
  return {
    ...call,
    createdAt: moment(createdAt),
    held: credits(held_mc),
    perMinute: perMinute_mc === null ? null : credits(perMinute_mc),
  };
}

function shownCall(call: Judged<ShownCall>) {
  const { userId, email, actRefusal, terms, held_mc, events, badLine, transfer } = call;
  return {
    ...callHistoryItem(call),
    userId,
    email,
    actRefusal,
    rate: terms && {
      creditsPerMinute: credits(terms.rate.perMinute_mc),
      creditsToConnect: credits(terms.rate.connect_mc),
      minimum_s: terms.rate.minimum_s,
      increment_s: terms.rate.increment_s,
    },
    held: credits(held_mc),
    events: events.map(({ id, receivedAt, kind, detail, changed }) => ({
      id,
      receivedAt: moment(receivedAt),
      kind,
      detail,
      changed,
    })),
    badLine: badLine && {
      outcome: badLine.outcome,
      givenBack: credits(badLine.amount_mc),
      count: badLine.count,
    },
    transfer: transfer && {
      ref: transfer.ref,
      delta: credits(transfer.delta_mc),
      balanceAfter: credits(transfer.balanceAfter_mc),
      createdAt: moment(transfer.createdAt),
    },
  };
}
