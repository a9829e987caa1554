import { creditsFromMillicredits } from "#contract/money/money.ts";
import type { callRoutes } from "#contract/operators/calls.ts";
import { callHistoryItem } from "#domain/calls/history/call-history.ts";
import type { ShownCall } from "#domain/operators/people/user-lookup.ts";
import { hangUpCall, type Judged, listLiveCalls, showCall } from "#domain/operators/product/watch-calls.ts";
import { toWire } from "#domain/wire.ts";
import { type Handler, onWire, rateOnWire } from "./admin-deps.ts";

export const callHandlers: { [Name in keyof typeof callRoutes]: Handler<Name> } = {
  list_calls: (deps, request) => onWire(listLiveCalls(deps, request), toWire),
  show_call: (deps, request, { call }) => onWire(showCall(deps, request, call.trim()), shownCall),
  hang_up_call: (deps, request, { call }) => hangUpCall(deps, request, call.trim()),
};

function shownCall(call: Judged<ShownCall>) {
  const { terms, badLine } = call;
  return {
    ...toWire(call),
    ...callHistoryItem(call),
    rate: terms && rateOnWire(terms.rate),
    badLine: badLine && { ...badLine, givenBack: creditsFromMillicredits(badLine.amount_mc) },
  };
}
