import type Stripe from "stripe";
import type { CardIntent } from "#domain/payments/card-provider.ts";
import { paymentKeyOf } from "./event.ts";
import type { RefundsAndDisputes } from "./refunds-and-disputes.ts";

/**
 * Translates Stripe's intent for the domain.
 * @throws Error for an unknown status: reading it as "pending" would hide the payment for good.
 */
export function toCardIntent(
  intent: Stripe.PaymentIntent,
  details: RefundsAndDisputes & Pick<CardIntent, "declines">,
): CardIntent {
  return {
    status: statusOf(intent),
    payment: paymentKeyOf(intent.metadata),
    charge_minor: intent.amount,
    received_minor: intent.amount_received,
    currency: intent.currency.toUpperCase(),
    liveMode: intent.livemode,
    ...details,
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
