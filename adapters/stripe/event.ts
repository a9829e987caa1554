import type Stripe from "stripe";
import { z } from "zod";
import type { PaymentKey } from "#domain/payments/payment-store.ts";

export interface EventSubject {
  intentRef: string;
  /** Missing when the event does not carry the intent's metadata. */
  payment?: PaymentKey;
}

/** The intent that an event is about; undefined for events that change nothing for us. */
export function subjectOf(event: Stripe.Event): EventSubject | undefined {
  switch (event.type) {
    case "payment_intent.succeeded":
    case "payment_intent.processing":
    case "payment_intent.payment_failed":
    case "payment_intent.canceled":
      return subjectOfIntent(event.data.object);
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

function referenceOf(intent: string | Stripe.PaymentIntent | null): EventSubject | undefined {
  if (intent === null) return undefined;
  return { intentRef: typeof intent === "string" ? intent : intent.id };
}

/** An intent without our metadata belongs to another product. */
function subjectOfIntent({ id, metadata }: Stripe.PaymentIntent): EventSubject | undefined {
  const payment = paymentKeyOf(metadata);
  return payment && { intentRef: id, payment };
}

const metadataSchema = z.object({ wallet_id: z.uuid(), payment_id: z.uuid() });

/** Reads the payment from an intent's metadata; undefined for another product's intent. */
export function paymentKeyOf(metadata: Stripe.Metadata): PaymentKey | undefined {
  const parsed = metadataSchema.safeParse(metadata);
  return parsed.success ? { walletId: parsed.data.wallet_id, id: parsed.data.payment_id } : undefined;
}
