/** Parameters of the payment that a page was opened for, as the provider's frames send them to its API. */
import { listParameters, type Parameters } from "./api.ts";
import type { Purpose } from "./protocol.ts";
import type { BillingDetails } from "./results.ts";

export function billingParameters(details: BillingDetails | undefined): Parameters {
  const prefix = "payment_method_data[billing_details]";
  const parameters: Parameters = {
    [`${prefix}[name]`]: details?.name,
    [`${prefix}[email]`]: details?.email,
    [`${prefix}[phone]`]: details?.phone,
  };
  for (const [part, value] of Object.entries(details?.address ?? {})) {
    parameters[`${prefix}[address][${part}]`] = value;
  }
  return parameters;
}

export function contextParameters(purpose: Purpose | undefined, methodTypes: readonly string[]): Parameters {
  if (purpose?.type !== "deferred_intent") return {};
  return {
    "client_context[mode]": "payment",
    "client_context[currency]": purpose.currency,
    ...listParameters("client_context[payment_method_types]", methodTypes),
  };
}

export function sessionParameters(key: string, purpose: Purpose): Parameters {
  if (purpose.type === "payment_intent") {
    return { key, type: purpose.type, client_secret: purpose.clientSecret };
  }
  return {
    key,
    type: purpose.type,
    "deferred_intent[mode]": "payment",
    "deferred_intent[amount]": String(purpose.amount),
    "deferred_intent[currency]": purpose.currency,
    ...listParameters("deferred_intent[allowed_payment_method_types]", purpose.allowedTypes ?? []),
  };
}
