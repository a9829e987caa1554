import type Stripe from "stripe";
import type { CardIntent } from "../../domain/payments/card-provider.ts";

/**
 * Stripe's record in the domain's words.
 * @throws Error for a state we do not know: taking it for "pending" would hide a payment for good.
 */
export function toCardIntent(intent: Stripe.PaymentIntent): CardIntent {
  return {
    status: statusOf(intent),
    paymentId: intent.metadata.payment_id,
    accountId: intent.metadata.account_id,
    charge_minor: intent.amount,
    received_minor: intent.amount_received,
    refunded_minor: refundedMinor(intent),
    currency: intent.currency.toUpperCase(),
    liveMode: intent.livemode,
  };
}

function statusOf({ id, status, last_payment_error }: Stripe.PaymentIntent): CardIntent["status"] {
  switch (status) {
    case "requires_payment_method":
      return last_payment_error ? "declined" : "open";
    case "requires_confirmation":
    case "requires_action":
      return "open";
    case "processing":
      return "processing";
    case "succeeded":
      return "paid";
    case "canceled":
      return "canceled";
    default:
      throw new Error(`Stripe says that ${id} is "${status}", a state unknown to us`);
  }
}

function refundedMinor({ id, latest_charge, status }: Stripe.PaymentIntent): number {
  if (latest_charge && typeof latest_charge === "object") return latest_charge.amount_refunded;
  if (status !== "succeeded") return 0;
  throw new Error(`Stripe did not expand the charge of ${id}`);
}
