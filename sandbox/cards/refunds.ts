import type { Charge, Refund } from "#sandbox/cards/objects.ts";
import { newId, unixSeconds } from "./api/ids.ts";
import { integer, metadata, optional, required, text, type Values } from "./api/parameters.ts";
import type { RequestContext } from "./api/request-context.ts";
import { expectFound, invalidRequest } from "./api/stripe-error.ts";
import type { TestCard } from "./methods/test-cards.ts";
import { expectPositive, expectWhole, formatMinor } from "./money.ts";

export const refundFields = {
  amount: optional(integer),
  payment_intent: required(text()),
  metadata: optional(metadata),
};
type RefundValues = Values<typeof refundFields>;

/**
 * Refunds `amount` of a charge, or all that is left. The banks of some test cards answer later.
 * @throws StripeError when less than `amount` is left to refund, or a dispute blocks it.
 */
export function createRefund(context: RequestContext, values: RefundValues): Refund {
  const charge = refundedCharge(context, values);
  expectUndisputed(context, charge);
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  }
  const amount = values.amount ?? left;
  expectAmount(amount, left, charge.currency);

  const outcome = refundRule(context, charge);
  const refund = newRefund(charge, amount, values);
  if (outcome === "is pending first") refund.status = "pending";
  context.store.refunds.set(refund.id, refund);
  const previous = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  context.publish("refund.created", refund);
  context.publish("charge.refunded", charge, previous);
  if (outcome === "is pending first") context.later((laterContext) => succeed(laterContext, refund));
  if (outcome === "fails") context.later((laterContext) => failRefund(laterContext, refund, charge));
  return refund;
}

function refundRule({ store }: RequestContext, { payment_method }: Charge): TestCard["refund"] {
  return payment_method === null ? undefined : store.methods.get(payment_method)?.card.refund;
}

function succeed(context: RequestContext, refund: Refund): void {
  refund.status = "succeeded";
  context.publish("refund.updated", refund, { status: "pending" });
}

/** The bank returns the money, which can then be refunded again. */
export function failRefund(context: RequestContext, refund: Refund, charge: Charge): void {
  refund.status = "failed";
  refund.failure_reason = "expired_or_canceled_card";
  refund.failure_balance_transaction = newId("txn");
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  context.publish("refund.updated", refund, { status: "succeeded" });
  context.publish("refund.failed", refund);
}

function refundedCharge({ store }: RequestContext, { payment_intent: id }: RefundValues): Charge {
  const intent = expectFound(store.intents.get(id), "payment_intent", id, "payment_intent");
  const latest = intent.latest_charge === null ? undefined : store.charges.get(intent.latest_charge);
  if (intent.status !== "succeeded" || !latest) {
    throw invalidRequest(`This PaymentIntent (${id}) does not have a successful charge to refund.`);
  }
  return latest;
}

/** Money that the bank has taken back cannot be refunded as well. */
function expectUndisputed(context: RequestContext, charge: Charge): void {
  const disputes = context.store.disputes.newest().filter((dispute) => dispute.charge === charge.id);
  if (disputes.every(({ is_charge_refundable, status }) => is_charge_refundable || status === "won")) return;
  throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
    code: "charge_disputed",
  });
}

function expectAmount(amount: number, left: number, currency: string): void {
  expectPositive(amount);
  expectWhole(amount, currency);
  if (amount > left) {
    throw invalidRequest(
      `Refund amount (${formatMinor(amount, currency)}) is greater than unrefunded amount on charge (${formatMinor(left, currency)})`,
      { param: "amount" },
    );
  }
}

function newRefund(charge: Charge, amount: number, values: RefundValues): Refund {
  return {
    id: newId("re"),
    object: "refund",
    amount,
    balance_transaction: newId("txn"),
    charge: charge.id,
    created: unixSeconds(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      type: "card",
      card: { reference_status: "pending", reference_type: "acquirer_reference_number", type: "refund" },
    },
    metadata: values.metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
}
