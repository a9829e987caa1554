import type { PaymentIntent } from "@stripe/stripe-js";
import { connectionError, type PaymentResult, type StripeJsError } from "./results.ts";

/** Parameter names use brackets, as in Stripe's API: `card[number]`. Empty values are left out. */
export type Parameters = Record<string, string | undefined>;

const limit_ms = 30_000;

/** Calls the card provider's API. A refusal and a broken connection both come back as `error`. */
async function call(
  origin: string,
  method: "GET" | "POST",
  path: string,
  parameters: Parameters,
): Promise<{ value: unknown; error?: undefined } | { error: StripeJsError }> {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) if (value) form.append(name, value);
  try {
    const reply = await fetch(`${origin}/v1${path}${method === "GET" ? `?${form}` : ""}`, {
      method,
      ...(method === "POST" && { body: form }),
      credentials: "omit",
      signal: AbortSignal.timeout(limit_ms),
    });
    const body: unknown = await reply.json();
    return reply.ok ? { value: body } : { error: (body as { error: StripeJsError }).error };
  } catch {
    return { error: connectionError };
  }
}

async function paymentCall(
  origin: string,
  method: "GET" | "POST",
  path: string,
  parameters: Parameters,
): Promise<PaymentResult> {
  const outcome = await call(origin, method, path, parameters);
  return outcome.error ? { error: outcome.error } : { paymentIntent: outcome.value as PaymentIntent };
}

/** Extracts `pi_123` from `pi_123_secret_456`; null when the text is no client secret. */
export function intentIdOf(clientSecret: string): string | null {
  return /^(pi_[a-zA-Z\d]+)_secret_\w+$/.exec(clientSecret)?.[1] ?? null;
}

export function retrievePayment(origin: string, key: string, clientSecret: string): Promise<PaymentResult> {
  const path = `/payment_intents/${intentIdOf(clientSecret)}`;
  return paymentCall(origin, "GET", path, { key, client_secret: clientSecret });
}

export function confirmPaymentCall(
  origin: string,
  clientSecret: string,
  parameters: Parameters,
): Promise<PaymentResult> {
  const path = `/payment_intents/${intentIdOf(clientSecret)}/confirm`;
  return paymentCall(origin, "POST", path, { ...parameters, client_secret: clientSecret });
}

export function completeChallenge(
  origin: string,
  key: string,
  clientSecret: string,
  outcome: "complete" | "fail",
): Promise<PaymentResult> {
  return paymentCall(origin, "POST", "/3ds2/challenge_complete", {
    key,
    client_secret: clientSecret,
    payment_intent: intentIdOf(clientSecret) ?? "",
    outcome,
  });
}

interface Session {
  payment_method_preference: { ordered_payment_method_types: string[] };
}

/** Asks the API whether it can take this payment, and in which ways. */
export async function openSession(
  origin: string,
  parameters: Parameters,
): Promise<{ methodTypes: string[]; error?: undefined } | { error: StripeJsError }> {
  const outcome = await call(origin, "GET", "/elements/sessions", parameters);
  if (outcome.error) return { error: outcome.error };
  return {
    methodTypes: (outcome.value as Session).payment_method_preference.ordered_payment_method_types,
  };
}

/** `a[0]`, `a[1]`: how Stripe's API takes a list. */
export function listParameters(name: string, values: readonly string[]): Parameters {
  return Object.fromEntries(values.map((value, index) => [`${name}[${index}]`, value]));
}
