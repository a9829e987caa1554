import type { Caller } from "./keys.ts";

/** The fields of a payment that a browser may see: https://docs.stripe.com/api/payment_intents/retrieve. */
const visible = new Set([
  "id",
  "object",
  "amount",
  "amount_details",
  "automatic_payment_methods",
  "canceled_at",
  "cancellation_reason",
  "capture_method",
  "client_secret",
  "confirmation_method",
  "created",
  "currency",
  "description",
  "excluded_payment_method_types",
  "last_payment_error",
  "livemode",
  "next_action",
  "payment_method",
  "payment_method_types",
  "processing",
  "receipt_email",
  "setup_future_usage",
  "shipping",
  "source",
  "status",
]);

/** Removes a payment's private fields; other objects pass unchanged. */
export function publishableView(value: Record<string, unknown>): Record<string, unknown> {
  if (value.object !== "payment_intent") return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => visible.has(name)));
}

/** For JSON.stringify: only the merchant's server learns which card is the same as another. */
export function visibleTo(caller: Caller): (name: string, value: unknown) => unknown {
  return (name, value) => (caller === "publishable" && name === "fingerprint" ? undefined : value);
}
