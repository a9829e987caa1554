import type Stripe from "stripe";
import type { StoredMethod } from "./store.ts";

/**
 * True for a payment that its cardholder has to authenticate: https://docs.stripe.com/testing#authentication-and-setup
 * and https://docs.stripe.com/payments/3d-secure/authentication-flow#manual-three-ds
 */
export function needsAuthentication(
  intent: Stripe.PaymentIntent,
  { card, object, isSetUp }: StoredMethod,
  isOffSession: boolean,
): boolean {
  // The device has authenticated the cardholder already; a card of Google Pay may be one that is only on file.
  if (object.card?.wallet?.type === "apple_pay") return false;
  const { authentication } = card;
  if (authentication === "on session") return !isOffSession;
  if (authentication === "unless set up") return !(isOffSession && isSetUp);
  if (authentication !== "supported") return authentication !== undefined;
  return intent.payment_method_options?.card?.request_three_d_secure !== "automatic";
}
