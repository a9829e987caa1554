import { invalidRequest, type StripeError } from "#sandbox/cards/api/stripe-error.ts";
import type { PaymentIntent } from "#sandbox/cards/objects.ts";

type MethodType = NonNullable<PaymentIntent["allowed_payment_method_types"]>[number];

/** Methods enabled in the dashboard of the sandbox's account beside cards: Link, and a bank debit that takes days to pay. */
const bankDebits: Readonly<Record<string, MethodType>> = {
  usd: "us_bank_account",
  eur: "sepa_debit",
  gbp: "bacs_debit",
  cad: "acss_debit",
  aud: "au_becs_debit",
};

/** The values that `allowed_payment_method_types` may name here. */
export const methodTypes: readonly MethodType[] = ["card", "link", ...Object.values(bankDebits)];

/**
 * The ways to pay in `currency` (lower case): the account's own, or those of them that the request allows. Stripe leaves
 * out what does not fit: https://docs.stripe.com/changelog/dahlia/2026-07-29/allowed-payment-method-types-parameter
 * @throws StripeError when none is left.
 */
export function methodTypesFor(currency: string, allowed: readonly string[] | undefined): string[] {
  const debit = bankDebits[currency];
  const own = ["card", "link", ...(debit === undefined ? [] : [debit])];
  const types = allowed === undefined ? own : own.filter((type) => allowed.includes(type));
  if (types.length > 0) return types;
  throw invalidRequest(
    "No valid payment method types for this PaymentIntent. Please ensure that you have activated payment methods compatible with your chosen currency in your dashboard (https://dashboard.stripe.com/settings/payment_methods).",
  );
}

/** https://docs.stripe.com/changelog/endive/2026-09-30/removes-the-payment-method-types-parameter-from-payment-intents-and-setup-intents */
export function removedMethodTypes(): StripeError {
  return invalidRequest(
    "The parameter payment_method_types is no longer supported on this API version. Use allowed_payment_method_types instead.",
    { code: "payment_method_types_no_longer_supported", param: "payment_method_types" },
  );
}

/**
 * A form that was opened before its payment must offer the payment's own ways to pay.
 * @throws StripeError in the words that github.com/antiwork/gumroad/pull/6755 quotes from Stripe.
 */
export function expectSameMethodTypes(intent: readonly string[], form: readonly string[] | undefined): void {
  if (form === undefined || (form.length === intent.length && form.every((type) => intent.includes(type)))) {
    return;
  }
  throw invalidRequest(
    `The provided payment_method_types (${listed(intent)}) does not match the expected payment_method_types (${listed(form)}).`,
    { code: "payment_intent_invalid_parameter", param: "client_context[payment_method_types]" },
  );
}

function listed(types: readonly string[]): string {
  return `[${types.map((type) => `"${type}"`).join(", ")}]`;
}
