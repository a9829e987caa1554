import type Stripe from "stripe";
import type { CardDecline } from "#domain/payments/card-provider.ts";

/** Stripe's longest page. The product ends a payment long before it has this many charges. */
const mostCharges = 100;

/**
 * The cards that were refused for an intent, the oldest first. Stripe keeps a failed charge for each of them, also after
 * another card has paid.
 */
export async function readDeclines(
  stripe: Stripe,
  { id, latest_charge }: Stripe.PaymentIntent,
  timeout: number,
): Promise<CardDecline[]> {
  if (latest_charge === null) return [];
  const charges = await stripe.charges.list({ payment_intent: id, limit: mostCharges }, { timeout });
  return charges.data
    .filter(({ status }) => status === "failed")
    .map((charge) => ({ fingerprint: charge.payment_method_details?.card?.fingerprint ?? undefined }))
    .toReversed();
}
