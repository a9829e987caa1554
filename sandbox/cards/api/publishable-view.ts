import type { PaymentIntent as BrowserIntent } from "@stripe/stripe-js";
import type Stripe from "stripe";
import type { Caller } from "./keys.ts";

type RequiredKeys<T> = { [K in keyof T]-?: object extends Pick<T, K> ? never : K }[keyof T];

/** The fields of a payment that a browser may see: https://docs.stripe.com/api/payment_intents/retrieve. */
const visible = {
  id: true,
  object: true,
  amount: true,
  amount_details: true,
  automatic_payment_methods: true,
  canceled_at: true,
  cancellation_reason: true,
  capture_method: true,
  client_secret: true,
  confirmation_method: true,
  created: true,
  currency: true,
  description: true,
  excluded_payment_method_types: true,
  last_payment_error: true,
  livemode: true,
  next_action: true,
  payment_method: true,
  payment_method_types: true,
  processing: true,
  receipt_email: true,
  setup_future_usage: true,
  shipping: true,
  source: true,
  status: true,
} satisfies Record<RequiredKeys<BrowserIntent>, true> & Partial<Record<keyof Stripe.PaymentIntent, true>>;

/** Removes a payment's private fields; other objects pass unchanged. */
export function publishableView(value: Record<string, unknown>): Record<string, unknown> {
  if (value.object !== "payment_intent") return value;
  return Object.fromEntries(Object.entries(value).filter(([name]) => name in visible));
}

/** For JSON.stringify: only the merchant's server learns which card is the same as another. */
export function visibleTo(caller: Caller): (name: string, value: unknown) => unknown {
  return (name, value) => (caller === "publishable" && name === "fingerprint" ? undefined : value);
}
