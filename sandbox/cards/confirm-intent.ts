import type Stripe from "stripe";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { newId } from "./api/ids.ts";
import { boolean, email, list, object, oneOf, optional, text, type Values } from "./api/parameters.ts";
import type { RequestContext } from "./api/request-context.ts";
import { invalidRequest, StripeError, type StripeErrorBody } from "./api/stripe-error.ts";
import { createCharge } from "./charges.ts";
import { openDispute } from "./disputes/disputes.ts";
import { expectSameMethodTypes } from "./methods/method-types.ts";
import { createPaymentMethod, paymentMethod, paymentMethodFields } from "./methods/payment-methods.ts";
import type { StoredMethod } from "./store.ts";

export const confirmIntentFields = {
  payment_method: optional(text()),
  payment_method_data: optional(object(paymentMethodFields)),
  return_url: optional(text()),
  use_stripe_sdk: optional(boolean),
  receipt_email: optional(email),
  /** The payment that Stripe.js was opened with; it must be this one. */
  client_context: optional(
    object({
      currency: optional(text()),
      mode: optional(oneOf("payment")),
      payment_method_types: optional(list(text())),
    }),
  ),
};
type ConfirmValues = Partial<Values<typeof confirmIntentFields>>;

/** Stripe's error for a failed 3-D Secure. */
const notAuthenticated = {
  type: "invalid_request_error",
  code: "payment_intent_authentication_failure",
  message:
    "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
} as const;

/**
 * Pays: makes the charge, or asks for 3-D Secure first (`requires_action`).
 * @throws StripeError 402 when the card is declined; 400 when the payment is over or the parameters do not fit it.
 */
export function confirmIntent(
  context: RequestContext,
  intent: Stripe.PaymentIntent,
  values: ConfirmValues,
): Stripe.PaymentIntent {
  expectConfirmable(intent);
  expectContext(intent, values.client_context);
  expectReturnUrl(intent, values.return_url);
  const method = chosenMethod(context, intent, values);
  intent.payment_method = method.object.id;
  intent.last_payment_error = null;
  intent.next_action = null;
  if (values.receipt_email !== undefined) intent.receipt_email = values.receipt_email;
  if (!isChallenged(intent, method)) return charge(context, intent, method);

  intent.status = "requires_action";
  intent.next_action = nextAction(context, intent, values);
  context.publish("payment_intent.requires_action", intent);
  return intent;
}

/** https://docs.stripe.com/payments/3d-secure/authentication-flow#manual-three-ds */
function isChallenged(intent: Stripe.PaymentIntent, { card, object }: StoredMethod): boolean {
  // The device has authenticated the cardholder already; a card of Google Pay may be one that is only on file.
  if (object.card?.wallet?.type === "apple_pay") return false;
  if (card.authentication !== "supported") return card.authentication === "required";
  return intent.payment_method_options?.card?.request_three_d_secure !== "automatic";
}

/**
 * Takes the cardholder's answer to the bank. A decline after it is recorded on the payment and not thrown.
 * @throws StripeError 400 when the bank asked nothing.
 */
export function answerChallenge(
  context: RequestContext,
  intent: Stripe.PaymentIntent,
  outcome: "complete" | "fail",
): Stripe.PaymentIntent {
  const method =
    typeof intent.payment_method === "string" ? context.store.methods.get(intent.payment_method) : undefined;
  if (intent.status !== "requires_action" || !method) {
    throw invalidRequest("This PaymentIntent does not wait for an authentication.", {
      code: "payment_intent_unexpected_state",
      payment_intent: intent,
    });
  }
  intent.next_action = null;
  if (outcome === "fail") return failed(context, intent, method, notAuthenticated);
  try {
    return charge(context, intent, method);
  } catch (error) {
    if (error instanceof StripeError) return intent;
    throw error;
  }
}

function charge(
  context: RequestContext,
  intent: Stripe.PaymentIntent,
  method: StoredMethod,
): Stripe.PaymentIntent {
  const made = createCharge(context, intent, method);
  intent.latest_charge = made.id;
  const { decline, dispute } = method.card;
  if (decline) {
    const error = { type: "card_error", ...decline, charge: made.id } as const;
    failed(context, intent, method, error);
    throw new StripeError(402, { ...error, payment_intent: intent, payment_method: method.object });
  }
  method.used = true;
  intent.status = "succeeded";
  intent.amount_received = intent.amount;
  context.publish("payment_intent.succeeded", intent);
  if (dispute) context.later((laterContext) => openDispute(laterContext, made, dispute));
  return intent;
}

function failed(
  context: RequestContext,
  intent: Stripe.PaymentIntent,
  method: StoredMethod,
  error: StripeErrorBody,
): Stripe.PaymentIntent {
  const { doc_url, ...rest } = new StripeError(402, error).body;
  intent.status = "requires_payment_method";
  intent.payment_method = null;
  intent.last_payment_error = { ...rest, ...(doc_url && { doc_url }), payment_method: method.object };
  context.publish("payment_intent.payment_failed", intent);
  return intent;
}

function chosenMethod(
  context: RequestContext,
  intent: Stripe.PaymentIntent,
  values: ConfirmValues,
): StoredMethod {
  if (values.payment_method_data) return createPaymentMethod(context, values.payment_method_data);
  const id = values.payment_method ?? intent.payment_method;
  if (typeof id === "string") return paymentMethod(context, id);
  throw invalidRequest(
    "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    { code: "payment_intent_unexpected_state", payment_intent: intent },
  );
}

function expectConfirmable(intent: Stripe.PaymentIntent): void {
  if (intent.status !== "succeeded" && intent.status !== "canceled") return;
  const message =
    intent.status === "succeeded"
      ? "You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed."
      : "You cannot confirm this PaymentIntent because it has a status of canceled. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_payment_method, requires_action.";
  throw invalidRequest(message, { code: "payment_intent_unexpected_state", payment_intent: intent });
}

function expectContext(intent: Stripe.PaymentIntent, context: ConfirmValues["client_context"]): void {
  const currency = context?.currency?.toLowerCase();
  if (currency !== undefined && currency !== intent.currency) {
    throw invalidRequest(
      `The currency that Elements was created with (${currency}) does not match the currency of the PaymentIntent (${intent.currency}).`,
      { code: "payment_intent_invalid_parameter", param: "client_context[currency]" },
    );
  }
  expectSameMethodTypes(intent.payment_method_types, context?.payment_method_types);
}

function expectReturnUrl(intent: Stripe.PaymentIntent, url: string | undefined): void {
  if (url !== undefined) {
    if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return;
    throw invalidRequest("Not a valid URL", { code: "url_invalid", param: "return_url" });
  }
  if (intent.automatic_payment_methods?.allow_redirects !== "always") return;
  throw invalidRequest(
    "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.",
  );
}

function nextAction(
  context: RequestContext,
  intent: Stripe.PaymentIntent,
  values: ConfirmValues,
): Stripe.PaymentIntent.NextAction {
  const key = sandboxAccounts.cards.publishableKey;
  const url = `${context.sandboxUrl}/cards/challenge#key=${key}&client_secret=${intent.client_secret}`;
  if (values.use_stripe_sdk || values.return_url === undefined) {
    const source = newId("payatt");
    return {
      type: "use_stripe_sdk",
      use_stripe_sdk: { type: "three_d_secure_redirect", stripe_js: url, source },
    };
  }
  return { type: "redirect_to_url", redirect_to_url: { return_url: values.return_url, url } };
}
