import type Stripe from "stripe";

/** The intent that an event is about; undefined for events that change nothing for us. */
export function intentRefOf(event: Stripe.Event): { intentRef: string } | undefined {
  switch (event.type) {
    case "payment_intent.succeeded":
    case "payment_intent.processing":
    case "payment_intent.payment_failed":
    case "payment_intent.canceled":
      return { intentRef: event.data.object.id };
    case "charge.refunded":
    case "charge.refund.updated":
    case "refund.created":
    case "refund.updated":
    case "refund.failed":
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
    case "charge.dispute.funds_withdrawn":
    case "charge.dispute.funds_reinstated":
      return referenceOf(event.data.object.payment_intent);
    default:
      return undefined;
  }
}

function referenceOf(intent: string | Stripe.PaymentIntent | null) {
  if (intent === null) return undefined;
  return { intentRef: typeof intent === "string" ? intent : intent.id };
}
