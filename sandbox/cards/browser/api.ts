import type { PaymentIntent } from "@stripe/stripe-js";
import {
  type ConfirmRequest,
  connectionError,
  type PaymentResult,
  type Purpose,
  type StripeJsError,
} from "./protocol.ts";

/** Parameters of Stripe's API, which takes `a[b]` and `a[0]` for what is nested. Empty values are left out. */
type Parameters = { [name: string]: string | undefined | readonly string[] | Parameters };

const limit_ms = 30_000;

/** Calls the card provider's API. A refusal and a broken connection both come back as `error`. */
async function call(
  method: "GET" | "POST",
  path: string,
  parameters: Parameters,
  origin = location.origin,
): Promise<{ value: unknown; error?: undefined } | { error: StripeJsError }> {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) append(form, name, value);
  // Old browsers have no AbortSignal.timeout, and the frames load no replacement.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), limit_ms);
  try {
    const reply = await fetch(`${origin}/v1${path}${method === "GET" ? `?${form}` : ""}`, {
      method,
      ...(method === "POST" && { body: form }),
      credentials: "omit",
      signal: limit.signal,
    });
    const body: unknown = await reply.json();
    return reply.ok ? { value: body } : { error: (body as { error: StripeJsError }).error };
  } catch {
    return { error: connectionError };
  } finally {
    clearTimeout(timer);
  }
}

function append(form: URLSearchParams, name: string, value: Parameters[string]): void {
  if (typeof value === "object") {
    for (const [part, inner] of Object.entries(value)) append(form, `${name}[${part}]`, inner);
  } else if (value) form.append(name, value);
}

async function paymentCall(
  method: "GET" | "POST",
  path: string,
  parameters: Parameters,
  origin?: string,
): Promise<PaymentResult> {
  const outcome = await call(method, path, parameters, origin);
  return outcome.error ? { error: outcome.error } : { paymentIntent: outcome.value as PaymentIntent };
}

/** Extracts `pi_123` from `pi_123_secret_456`; null when the text is no client secret. */
export function intentIdOf(clientSecret: string): string | null {
  return /^(pi_[a-zA-Z\d]+)_secret_\w+$/.exec(clientSecret)?.[1] ?? null;
}

export function retrievePayment(key: string, clientSecret: string, origin?: string): Promise<PaymentResult> {
  const parameters = { key, client_secret: clientSecret };
  return paymentCall("GET", `/payment_intents/${intentIdOf(clientSecret)}`, parameters, origin);
}

/** A payment that the API at `origin` can take, and in which ways. */
export interface Session {
  origin: string | undefined;
  key: string;
  purpose: Purpose;
  methodTypes: readonly string[];
}

/** Pays with a card. Card data goes from the provider's frames to the API, never to the app. */
export function confirmWithCard(
  { origin, key, purpose, methodTypes }: Session,
  request: ConfirmRequest,
  card: Parameters,
): Promise<PaymentResult> {
  const method = {
    payment_method_data: { type: "card", card, billing_details: request.billingDetails },
    client_context: {
      mode: "payment",
      currency: purpose.currency,
      payment_method_types: methodTypes,
      setup_future_usage: purpose.futureUsage,
    },
  };
  return confirmCall(key, request, method, origin);
}

/** Pays with a saved card of the payment's customer, from the app's page at `origin`'s API. */
export function confirmWithSavedCard(
  key: string,
  request: ConfirmRequest,
  methodId: string,
  origin: string,
): Promise<PaymentResult> {
  return confirmCall(key, request, { payment_method: methodId }, origin);
}

function confirmCall(
  key: string,
  { clientSecret, returnUrl, futureUsage, acceptsMandate }: ConfirmRequest,
  method: Parameters,
  origin?: string,
): Promise<PaymentResult> {
  const parameters = {
    key,
    client_secret: clientSecret,
    return_url: returnUrl,
    use_stripe_sdk: "true",
    setup_future_usage: futureUsage,
    mandate_data: acceptsMandate ? acceptance : undefined,
    ...method,
  };
  return paymentCall("POST", `/payment_intents/${intentIdOf(clientSecret)}/confirm`, parameters, origin);
}

const acceptance = { customer_acceptance: { type: "online", online: { infer_from_client: "true" } } };

export function completeChallenge(
  key: string,
  clientSecret: string,
  outcome: "complete" | "fail",
  origin?: string,
): Promise<PaymentResult> {
  const payment_intent = intentIdOf(clientSecret) ?? "";
  const parameters = { key, client_secret: clientSecret, payment_intent, outcome };
  return paymentCall("POST", "/3ds2/challenge_complete", parameters, origin);
}

interface ElementsSession {
  payment_method_preference: { ordered_payment_method_types: string[] };
}

export async function openSession(
  key: string,
  purpose: Purpose,
  origin?: string,
): Promise<{ session: Session; error?: undefined } | { error: StripeJsError; session?: undefined }> {
  const parameters = {
    key,
    type: "deferred_intent",
    deferred_intent: {
      mode: "payment",
      amount: String(purpose.amount),
      currency: purpose.currency,
      allowed_payment_method_types: purpose.allowedTypes,
      setup_future_usage: purpose.futureUsage,
    },
  };
  const outcome = await call("GET", "/elements/sessions", parameters, origin);
  if (outcome.error) return { error: outcome.error };
  const { ordered_payment_method_types } = (outcome.value as ElementsSession).payment_method_preference;
  return { session: { origin, key, purpose, methodTypes: ordered_payment_method_types } };
}
