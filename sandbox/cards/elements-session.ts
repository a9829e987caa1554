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
} from "./api/parameters.ts";
import type { RequestContext } from "./api/request-context.ts";
import { futureUsage } from "./confirmation.ts";
import { methodTypes, methodTypesFor } from "./methods/method-types.ts";
import { expectChargeable } from "./money.ts";
import { findIntent } from "./payment-intents.ts";

export const elementsSessionFields = {
  type: required(oneOf("deferred_intent", "payment_intent")),
  client_secret: optional(text()),
  deferred_intent: optional(
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
 * @throws StripeError for an amount that cannot be charged or a payment that does not exist.
 */
export function elementsSession(
  context: RequestContext,
  values: Values<typeof elementsSessionFields>,
): object {
  return {
    object: "elements_session",
    livemode: false,
    payment_method_preference: {
      object: "payment_method_preference",
      ordered_payment_method_types: offeredTypes(context, values),
      country_code: "US",
    },
  };
}

function offeredTypes(
  context: RequestContext,
  { type, client_secret, deferred_intent }: Values<typeof elementsSessionFields>,
): string[] {
  if (type === "payment_intent") {
    const [id = ""] = (client_secret ?? "").split("_secret_");
    return findIntent(context, id, client_secret).payment_method_types;
  }
  if (!deferred_intent) throw missingParameter("deferred_intent");
  const currency = deferred_intent.currency.toLowerCase();
  expectChargeable(deferred_intent.amount, currency);
  return methodTypesFor(currency, deferred_intent.allowed_payment_method_types);
}
