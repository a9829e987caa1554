import type Stripe from "stripe";
import { z } from "zod";
import type { CardIntent } from "#domain/payments/card-provider.ts";
import type { ProviderRefund } from "#domain/payments/refunds/refund-store.ts";

/** The refunded and the disputed part of a payment. */
export type RefundsAndDisputes = Pick<
  CardIntent,
  "refunded_minor" | "refunds" | "disputed_minor" | "unsettled"
>;

const nothing: RefundsAndDisputes = {
  refunded_minor: 0,
  refunds: [],
  disputed_minor: 0,
  unsettled: false,
};
const mostOfEach = 1_000;

/**
 * Fetches the refunds and disputes of a paid intent when its charge reports any.
 * @throws Error for an unknown status: any reading of it would be a guess about money.
 */
export async function readRefundsAndDisputes(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
  timeout: number,
): Promise<RefundsAndDisputes> {
  if (intent.status !== "succeeded") return nothing;
  const charge = intent.latest_charge;
  if (!charge || typeof charge !== "object")
    throw new Error(`Stripe did not expand the charge of ${intent.id}`);
  const ours = { payment_intent: intent.id, limit: 100 };
  // The charge's `amount_refunded` may still count a refund that has failed.
  const refunds =
    charge.amount_refunded > 0
      ? await stripe.refunds.list(ours, { timeout }).autoPagingToArray({ limit: mostOfEach })
      : [];
  const disputes = charge.disputed
    ? await stripe.disputes.list(ours, { timeout }).autoPagingToArray({ limit: mostOfEach })
    : [];
  return {
    refunded_minor: sum(refunds.filter(countsAsRefunded)),
    refunds: refunds.map((refund) => ({
      ref: refund.id,
      id: z.uuid().safeParse(refund.metadata?.refund_id).data ?? null,
      state: stateOf(refund),
      amount_minor: refund.amount,
      madeAt: new Date(refund.created * 1_000),
    })),
    disputed_minor: sum(disputes.filter((dispute) => hasTakenMoney(dispute, intent.currency))),
    unsettled: refunds.some(isUnderWay) || disputes.some(isOpen),
  };
}

function stateOf(refund: Stripe.Refund): ProviderRefund["state"] {
  if (!countsAsRefunded(refund)) return "failed";
  return isUnderWay(refund) ? "pending" : "done";
}

/** @throws Error for an unknown status. */
export function countsAsRefunded({ id, status }: Stripe.Refund): boolean {
  switch (status) {
    case "succeeded":
    case "pending":
    case "requires_action":
      return true;
    case "failed":
    case "canceled":
      return false;
    default:
      throw new Error(`Stripe says that ${id} is "${status}", a state unknown to us`);
  }
}

/** The bank has not taken the money yet. */
export function isUnderWay({ status }: Stripe.Refund): boolean {
  return status === "pending" || status === "requires_action";
}

/** Tells if the bank has taken the money. An inquiry (`warning_...`) takes none, but may become a dispute. */
function hasTakenMoney(dispute: Stripe.Dispute, currency: string): boolean {
  const { id, status } = dispute;
  switch (status) {
    case "needs_response":
    case "under_review":
    case "appeal_needs_response":
    case "appeal_under_review":
    case "lost":
      return expectCurrency(dispute, currency);
    case "prevented":
      // Prevented by a refund, which counts as a refund, or by a withdrawal, which shows in the balance transactions.
      return sum(dispute.balance_transactions) < 0 && expectCurrency(dispute, currency);
    case "won":
    case "warning_needs_response":
    case "warning_under_review":
    case "warning_closed":
      return false;
    default:
      throw new Error(`Stripe says that ${id} is "${status}", a state unknown to us`);
  }
}

function expectCurrency({ id, currency }: Stripe.Dispute, expected: string): true {
  if (currency === expected) return true;
  throw new Error(`Stripe says that ${id} is in ${currency}, and its payment in ${expected}`);
}

function isOpen({ status }: Stripe.Dispute): boolean {
  return /needs_response$|under_review$/.test(status);
}

function sum(items: readonly { amount: number }[]): number {
  return items.reduce((total, { amount }) => total + amount, 0);
}
