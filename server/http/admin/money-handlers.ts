import { millicreditsPerCredit } from "#contract/money/money.ts";
import type { moneyRoutes } from "#contract/operators/payments.ts";
import {
  decideCredits,
  giveCredits,
  listProposals,
  takeCredits,
} from "#domain/operators/people/adjust-credits.ts";
import { refundPayment, showPayment } from "#domain/operators/people/refund-payment.ts";
import { toWire } from "#domain/wire.ts";
import { type Handler, onWire } from "./admin-deps.ts";

export const moneyHandlers: { [Name in keyof typeof moneyRoutes]: Handler<Name> } = {
  give_credits: (deps, request, { email, credits }) =>
    onWire(giveCredits(deps, request, { email, amount_mc: millicredits(credits) }), (result) =>
      toWire(result.outcome === "moved" ? result : { ...result.proposal, outcome: result.outcome }),
    ),
  take_credits: (deps, request, { email, credits }) =>
    onWire(takeCredits(deps, request, { email, amount_mc: millicredits(credits) }), toWire),
  list_proposals: (deps, request) =>
    onWire(listProposals(deps, request), (proposals) =>
      proposals.map(({ amount_mc, ...proposal }) => toWire({ ...proposal, credits_mc: amount_mc })),
    ),
  approve_credits: (deps, request, { id }) =>
    onWire(decideCredits(deps, request, { id, approve: true }), (result) => {
      if (result.outcome === "rejected") throw new Error(`The approval of ${id} rejected it`);
      return toWire(result);
    }),
  reject_credits: (deps, request, { id }) =>
    onWire(decideCredits(deps, request, { id, approve: false }), () => ({ outcome: "rejected" as const })),
  show_payment: (deps, request, { payment }) =>
    onWire(showPayment(deps, request, payment.trim()), ({ refunds, ...shown }) =>
      toWire({
        ...shown,
        refunds: refunds.map(({ isUnderWay, ...refund }) => ({ ...refund, underWay: isUnderWay })),
      }),
    ),
  refund_payment: (deps, request, { reason: _, ...wanted }) => refundPayment(deps, request, wanted),
};

/** Not rounded: what is no whole number of millicredits is refused with the operators' own sentence. */
function millicredits(given: number): number {
  const amount_mc = Math.round(given * millicreditsPerCredit);
  return amount_mc / millicreditsPerCredit === given ? amount_mc : Number.NaN;
}
