import { expectChargeable } from "./money.ts";
import {
  integer,
  list,
  missingParameter,
  object,
  oneOf,
  optional,
  required,
  text,
  type Values,
} from "./parameters.ts";
import { findIntent } from "./payment-intents.ts";
import type { RequestContext } from "./request-context.ts";

export const elementsSessionFields = {
  type: required(oneOf("deferred_intent", "payment_intent")),
  client_secret: optional(text()),
  deferred_intent: optional(
    object({
      mode: required(oneOf("payment")),
      amount: required(integer),
      currency: required(text(3)),
      payment_method_types: optional(list(text())),
    }),
  ),
  locale: optional(text(20)),
};

/**
 * Answers Stripe.js before it shows a form: may this key take such a payment, and which ways to pay are there?
 * @throws StripeError for an amount that cannot be charged or a payment that does not exist.
 */
export function elementsSession(
  context: RequestContext,
  values: Values<typeof elementsSessionFields>,
): object {
  if (values.type === "payment_intent") {
    const [id = ""] = (values.client_secret ?? "").split("_secret_");
    findIntent(context, id, values.client_secret);
  } else if (values.deferred_intent) {
    expectChargeable(values.deferred_intent.amount, values.deferred_intent.currency.toLowerCase());
  } else {
    throw missingParameter("deferred_intent");
  }
  return {
    object: "elements_session",
    livemode: false,
    payment_method_preference: {
      object: "payment_method_preference",
      ordered_payment_method_types: ["card"],
      country_code: "US",
    },
  };
}
