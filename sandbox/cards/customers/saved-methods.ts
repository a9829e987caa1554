import type Stripe from "stripe";
import { page, pageFields } from "#sandbox/cards/api/lists.ts";
import { oneOf, optional, required, text, type Values } from "#sandbox/cards/api/parameters.ts";
import type { RequestContext } from "#sandbox/cards/api/request-context.ts";
import { invalidRequest, StripeError } from "#sandbox/cards/api/stripe-error.ts";
import type { Customer, PaymentMethod } from "#sandbox/cards/objects.ts";
import type { StoredMethod } from "#sandbox/cards/store.ts";

export const savedMethodFields = {
  ...pageFields,
  customer: required(text()),
  type: optional(oneOf("card")),
};
export const attachFields = { customer: required(text()) };

export function savedMethods({ store }: RequestContext, customer: Customer): StoredMethod[] {
  return store.methods.newest().filter(({ object }) => object.customer === customer.id);
}

export function listMethods(
  context: RequestContext,
  customer: Customer,
  values: Values<typeof pageFields>,
): Stripe.ApiList<PaymentMethod> {
  const methods = savedMethods(context, customer).map(({ object }) => object);
  return page(methods, values, "/v1/payment_methods");
}

/**
 * Saves a card that was neither paid with nor saved before.
 * @throws StripeError 402 for a card whose bank declines; 400 for one that was used or is a customer's.
 */
export function attachMethod(
  context: RequestContext,
  method: StoredMethod,
  customer: Customer,
): PaymentMethod {
  const { card, object, used } = method;
  if (used) {
    throw invalidRequest(
      "This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.",
    );
  }
  if (object.customer !== null) {
    throw invalidRequest("The payment method you provided has already been attached to a customer.");
  }
  // The cards of https://docs.stripe.com/testing#declined-payments that cannot be attached.
  if (card.decline && !card.attaches) throw new StripeError(402, { type: "card_error", ...card.decline });
  object.customer = customer.id;
  context.publish("payment_method.attached", object);
  return object;
}

/**
 * Takes a card from its customer, for good.
 * @throws StripeError 400 for a card that is no customer's.
 */
export function detachMethod(context: RequestContext, method: StoredMethod): PaymentMethod {
  const { object } = method;
  const { customer } = object;
  if (typeof customer !== "string") {
    throw invalidRequest(
      "The payment method you provided is not attached to a customer so detachment is impossible.",
    );
  }
  object.customer = null;
  method.used = true;
  for (const mandate of context.store.mandates.newest()) {
    if (mandate.payment_method !== object.id || mandate.status !== "active") continue;
    mandate.status = "inactive";
    context.publish("mandate.updated", mandate, { status: "active" });
  }
  context.publish("payment_method.detached", object, { customer });
  return object;
}
