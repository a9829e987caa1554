import { creditsFromMillicredits as credits, millicreditsPerCredit } from "#contract/money/money.ts";
import type { moneyRoutes, ShownPayment as WirePayment } from "#contract/operators/payments.ts";
import {
  type Adjusted,
  decideCredits,
  giveCredits,
  listProposals,
  takeCredits,
} from "#domain/operators/people/adjust-credits.ts";
import { refundPayment, showPayment } from "#domain/operators/people/refund-payment.ts";
import type { ShownPayment } from "#domain/operators/people/user-lookup.ts";
import { type Handler, moment, onWire } from "./admin-deps.ts";

export const moneyHandlers: { [Name in keyof typeof moneyRoutes]: Handler<Name> } = {
  give_credits: (deps, request, { email, credits: given }) =>
    onWire(giveCredits(deps, request, { email, amount_mc: millicredits(given) }), (result) => {
      if (result.outcome === "moved") return moved(result);
      const { id, expiresAt } = result.proposal;
      return { outcome: result.outcome, id, expiresAt: moment(expiresAt) };
    }),
  take_credits: (deps, request, { email, credits: taken }) =>
    onWire(takeCredits(deps, request, { email, amount_mc: millicredits(taken) }), moved),
  list_proposals: (deps, request) =>
    onWire(listProposals(deps, request), (proposals) =>
      proposals.map(({ amount_mc, userId: _user, proposedAt, expiresAt, ...proposal }) => ({
        ...proposal,
        credits: credits(amount_mc),
        proposedAt: moment(proposedAt),
        expiresAt: moment(expiresAt),
      })),
    ),
  approve_credits: (deps, request, { id }) =>
    onWire(decideCredits(deps, request, { id, approve: true }), (result) => {
      if (result.outcome === "rejected") throw new Error(`The approval of ${id} rejected it`);
      return moved(result);
    }),
  reject_credits: (deps, request, { id }) =>
    onWire(decideCredits(deps, request, { id, approve: false }), () => ({ outcome: "rejected" as const })),
  show_payment: (deps, request, { payment }) =>
    onWire(
      showPayment(deps, request, payment.trim()),
      ({ email, actRefusal, left_minor, unused, held, posted_mc, refunds, ...shown }) => ({
        ...shownPayment(shown),
        email,
        actRefusal,
        left_minor,
        unused: unused && { amount_minor: unused.amount_minor, credits: credits(unused.credits_mc) },
        held: { amount_minor: held.amount_minor, credits: credits(held.credits_mc) },
        posted: credits(posted_mc),
        refunds: refunds.map(({ id, amount_minor, askedBy, requestedAt, status, isUnderWay }) => ({
          id,
          amount_minor,
          askedBy,
          requestedAt: moment(requestedAt),
          status,
          underWay: isUnderWay,
        })),
      }),
    ),
  refund_payment: (deps, request, { reason: _, ...wanted }) => refundPayment(deps, request, wanted),
};

/** Not rounded: what is no whole number of millicredits is refused with the operators' own sentence. */
function millicredits(given: number): number {
  const amount_mc = Math.round(given * millicreditsPerCredit);
  return amount_mc / millicreditsPerCredit === given ? amount_mc : Number.NaN;
}

function moved({ outcome, delta_mc, posted_mc }: Adjusted) {
  return { outcome, delta: credits(delta_mc), posted: credits(posted_mc) };
}

export function shownPayment({ createdAt, credits_mc, ...payment }: ShownPayment): WirePayment {
  const { id, initiator, status, provider, providerRef, charge_minor, refunded_minor, currency } = payment;
  const { declines, endedBecause, cardBrand, cardLast4, cardCountry, failure, disputedAt, disputeAllowedAt } =
    payment;
  return {
    id,
    createdAt: moment(createdAt),
    initiator,
    status,
    provider,
    providerRef,
    charge_minor,
    refunded_minor,
    currency,
    credits: credits(credits_mc),
    declines,
    endedBecause,
    cardBrand,
    cardLast4,
    cardCountry,
    failure,
    disputedAt: moment(disputedAt),
    disputeAllowedAt: moment(disputeAllowedAt),
  } satisfies Record<Exclude<keyof ShownPayment, "credits_mc"> | "credits", unknown>;
}
