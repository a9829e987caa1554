import { integer, list, object, oneOf, optional, required, text, type Values } from "./api/parameters.ts";
import type { RequestContext } from "./api/request-context.ts";
import { futureUsage } from "./confirmation.ts";
import { methodTypes, methodTypesFor } from "./methods/method-types.ts";
import { expectChargeable } from "./money.ts";

export const elementsSessionFields = {
  type: required(oneOf("deferred_intent")),
  deferred_intent: required(
    object({
      mode: required(oneOf("payment")),
      amount: required(integer),
      currency: required(text(3)),
      allowed_payment_method_types: optional(list(oneOf(...methodTypes))),
      setup_future_usage: futureUsage,
    }),
  ),
  locale: optional(text(20)),
};

/**
 * Answers Stripe.js before it shows a form: may this key take such a payment, and which ways to pay are there?
 * @throws StripeError for an amount that cannot be charged.
 */
export function elementsSession(
  _context: RequestContext,
  values: Values<typeof elementsSessionFields>,
): object {
  const { amount, currency, allowed_payment_method_types } = values.deferred_intent;
  expectChargeable(amount, currency.toLowerCase());
  return {
    object: "elements_session",
    livemode: false,
    payment_method_preference: {
      object: "payment_method_preference",
      ordered_payment_method_types: methodTypesFor(currency.toLowerCase(), allowed_payment_method_types),
      country_code: "US",
    },
  };
}
