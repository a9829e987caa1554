import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import type { PaymentIntent } from "#sandbox/cards/objects.ts";
import { newId } from "./api/ids.ts";
import type { RequestContext } from "./api/request-context.ts";
import { documented, invalidRequest, StripeError } from "./api/stripe-error.ts";
import { type Attempt, createCharge } from "./charges.ts";
import { type ConfirmValues, chosenMethod, expectConfirmation, expectContext } from "./confirmation.ts";
import { payerOf } from "./customers/customers.ts";
import { attachMethod } from "./customers/saved-methods.ts";
import { openDispute } from "./disputes/disputes.ts";
import { openMandate } from "./mandates.ts";
import { isExpired } from "./methods/card-rules.ts";
import { paymentMethod } from "./methods/payment-methods.ts";
import { type Decline, declines } from "./methods/test-cards.ts";
import type { StoredMethod } from "./store.ts";

type PaymentError = NonNullable<PaymentIntent["last_payment_error"]>;

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
  intent: PaymentIntent,
  values: ConfirmValues,
): PaymentIntent {
  expectConfirmable(intent);
  expectContext(intent, values.client_context);
  expectConfirmation(context, intent, values);
  const method = chosenMethod(context, intent, values);
  intent.payment_method = method.object.id;
  intent.last_payment_error = null;
  intent.next_action = null;
  if (values.setup_future_usage) intent.setup_future_usage = values.setup_future_usage;
  if (values.mandate_data) openMandate(context, method);
  const isOffSession = values.off_session === true;
  const attempt = { isOffSession, mandate: values.mandate ?? pendingMandate(method) };
  if (!needsAuthentication(intent, method, isOffSession)) return charge(context, intent, method, attempt);
  if (isOffSession) throw unauthenticated(context, intent, method);

  intent.status = "requires_action";
  intent.next_action = nextAction(context, intent, values);
  context.publish("payment_intent.requires_action", intent);
  return intent;
}

/**
 * Takes the cardholder's answer to the bank. A decline after it is recorded on the payment and not thrown.
 * @throws StripeError 400 when the bank asked nothing, and for a card or a customer that was removed meanwhile.
 */
export function answerChallenge(
  context: RequestContext,
  intent: PaymentIntent,
  outcome: "complete" | "fail",
): PaymentIntent {
  if (intent.status !== "requires_action" || typeof intent.payment_method !== "string") {
    throw invalidRequest("This PaymentIntent does not wait for an authentication.", {
      code: "payment_intent_unexpected_state",
      payment_intent: intent,
    });
  }
  const method = paymentMethod(context, intent.payment_method);
  payerOf(context, intent);
  intent.next_action = null;
  if (outcome === "fail") return failed(context, intent, method, notAuthenticated);
  try {
    const attempt = { isOffSession: false, mandate: pendingMandate(method), isAuthenticated: true };
    return charge(context, intent, method, attempt);
  } catch (error) {
    if (error instanceof StripeError) return intent;
    throw error;
  }
}

function charge(
  context: RequestContext,
  intent: PaymentIntent,
  method: StoredMethod,
  attempt: Attempt,
): PaymentIntent {
  const decline = declineOf(method);
  const newCharge = createCharge(context, intent, method, { ...attempt, decline });
  intent.latest_charge = newCharge.id;
  if (decline) throw declined(context, intent, method, { ...decline, charge: newCharge.id });
  saveMethod(context, intent, method);
  intent.status = "succeeded";
  intent.amount_received = intent.amount;
  context.publish("payment_intent.succeeded", intent);
  const { dispute } = method.card;
  if (dispute) context.later((laterContext) => openDispute(laterContext, newCharge, dispute));
  return intent;
}

/** A saved card can expire between two payments. */
function declineOf({ card, object }: StoredMethod): Decline | undefined {
  if (card.decline || !object.card) return card.decline;
  const { exp_month, exp_year } = object.card;
  return isExpired(exp_month, exp_year, new Date()) ? declines.expired : undefined;
}

/** Saves the card for its customer where the payment says so. Without a customer it can pay once. */
function saveMethod(context: RequestContext, intent: PaymentIntent, method: StoredMethod): void {
  const customer = payerOf(context, intent);
  if (intent.setup_future_usage === null || customer === null) {
    method.used = method.object.customer === null;
    return;
  }
  if (method.object.customer === null) attachMethod(context, method, customer);
  method.isSetUp = true;
  if (method.mandate) method.mandate.status = "active";
}

function pendingMandate({ mandate }: StoredMethod): string | null {
  return mandate?.status === "pending" ? mandate.id : null;
}

/** The cardholder is away. The bank declines the charge; where Radar asks, the bank sees none. */
function unauthenticated(context: RequestContext, intent: PaymentIntent, method: StoredMethod): StripeError {
  const decline = declines.authenticationRequired;
  if (method.card.authentication === "required") return declined(context, intent, method, decline);
  const newCharge = createCharge(context, intent, method, { isOffSession: true, mandate: null, decline });
  intent.latest_charge = newCharge.id;
  return declined(context, intent, method, { ...decline, charge: newCharge.id });
}

function declined(
  context: RequestContext,
  intent: PaymentIntent,
  method: StoredMethod,
  decline: Decline & { charge?: string },
): StripeError {
  const error = { type: "card_error", ...decline } as const;
  failed(context, intent, method, error);
  return new StripeError(402, { ...error, payment_intent: intent, payment_method: method.object });
}

function failed(
  context: RequestContext,
  intent: PaymentIntent,
  method: StoredMethod,
  error: Omit<PaymentError, "payment_method">,
): PaymentIntent {
  if (method.mandate?.status === "pending") method.mandate.status = "inactive";
  intent.status = "requires_payment_method";
  intent.payment_method = null;
  intent.last_payment_error = { ...documented(error), payment_method: method.object };
  context.publish("payment_intent.payment_failed", intent);
  return intent;
}

function expectConfirmable(intent: PaymentIntent): void {
  if (intent.status !== "succeeded" && intent.status !== "canceled") return;
  const message =
    intent.status === "succeeded"
      ? "You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed."
      : "You cannot confirm this PaymentIntent because it has a status of canceled. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_payment_method, requires_action.";
  throw invalidRequest(message, { code: "payment_intent_unexpected_state", payment_intent: intent });
}

function nextAction(
  context: RequestContext,
  intent: PaymentIntent,
  values: ConfirmValues,
): PaymentIntent["next_action"] {
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

/**
 * True for a payment that its cardholder has to authenticate: https://docs.stripe.com/testing#authentication-and-setup
 * and https://docs.stripe.com/payments/3d-secure/authentication-flow#manual-three-ds
 */
function needsAuthentication(
  intent: PaymentIntent,
  { card, object, isSetUp }: StoredMethod,
  isOffSession: boolean,
): boolean {
  // The device has authenticated the cardholder already; a card of Google Pay may be one that is only on file.
  if (object.card?.wallet?.type === "apple_pay") return false;
  const { authentication } = card;
  if (authentication === "on session") return !isOffSession;
  if (authentication === "unless set up") return !(isOffSession && isSetUp);
  if (authentication !== "supported") return authentication !== undefined;
  return intent.payment_method_options?.card?.request_three_d_secure !== "automatic";
}
