/** Checks of a confirmation's parameters, before any of it takes effect. */
import type { PaymentIntent } from "#sandbox/cards/objects.ts";
import { boolean, list, object, oneOf, optional, text, type Values } from "./api/parameters.ts";
import type { RequestContext } from "./api/request-context.ts";
import { invalidRequest, unsupported } from "./api/stripe-error.ts";
import { payerOf } from "./customers/customers.ts";
import { expectAcceptance, expectMandate, mandateData } from "./mandates.ts";
import { expectSameMethodTypes } from "./methods/method-types.ts";
import { createPaymentMethod, paymentMethod, paymentMethodFields } from "./methods/payment-methods.ts";
import type { StoredMethod } from "./store.ts";

/** The sandbox saves cards for payments off session, as the product does. */
export const futureUsage = optional(oneOf("off_session"));

/** The parameters that a confirmation has alone, also where it comes with the creation of a payment. */
export const confirmationFields = {
  return_url: optional(text()),
  off_session: optional(boolean),
  mandate: optional(text()),
  mandate_data: optional(mandateData),
};

export const confirmIntentFields = {
  ...confirmationFields,
  payment_method: optional(text()),
  payment_method_data: optional(object(paymentMethodFields)),
  setup_future_usage: futureUsage,
  use_stripe_sdk: optional(boolean),
  /** The payment that Stripe.js was opened with; it must be this one. */
  client_context: optional(
    object({
      currency: optional(text()),
      mode: optional(oneOf("payment")),
      payment_method_types: optional(list(text())),
      setup_future_usage: futureUsage,
    }),
  ),
};
export type ConfirmValues = Partial<Values<typeof confirmIntentFields>>;

/** @throws StripeError for parameters that do not fit the payment, or each other. */
export function expectConfirmation(
  context: RequestContext,
  intent: PaymentIntent,
  values: ConfirmValues,
): void {
  expectFutureUsage(intent, values);
  expectReturnUrl(intent, values.return_url);
  if (values.off_session) expectOffSession(context, intent, values);
  else if (values.mandate !== undefined) throw unsupported("takes a `mandate` off session only", "mandate");
  if (!values.mandate_data) return;
  expectAcceptance(context);
  if (!(values.setup_future_usage ?? intent.setup_future_usage)) {
    throw unsupported(
      "opens a mandate with the payment that saves its card: `mandate_data` needs `setup_future_usage`",
      "mandate_data",
    );
  }
}

/** A form that was opened before its payment must be for the same one. */
export function expectContext(intent: PaymentIntent, context: ConfirmValues["client_context"]): void {
  if (!context) return;
  const currency = context.currency?.toLowerCase();
  if (currency !== undefined && currency !== intent.currency) {
    throw invalidRequest(
      `The currency that Elements was created with (${currency}) does not match the currency of the PaymentIntent (${intent.currency}).`,
      { code: "payment_intent_invalid_parameter", param: "client_context[currency]" },
    );
  }
  expectSameMethodTypes(intent.payment_method_types, context.payment_method_types);
  const expected = context.setup_future_usage ?? null;
  if (expected === intent.setup_future_usage) return;
  throw invalidRequest(
    `The provided setup_future_usage (${intent.setup_future_usage}) does not match the expected setup_future_usage (${expected}). Try confirming with a Payment Intent that is configured to use the same parameters as Stripe Elements.`,
    { code: "payment_intent_invalid_parameter", param: "client_context[setup_future_usage]" },
  );
}

/**
 * The card of a confirmation: typed just now, named, or named when the payment was opened.
 * @throws StripeError for none, one that cannot pay any more, one of another customer and a mandate that is not the card's.
 */
export function chosenMethod(
  context: RequestContext,
  intent: PaymentIntent,
  values: ConfirmValues,
): StoredMethod {
  const method = methodOf(context, intent, values);
  expectOwner(method, payerOf(context, intent)?.id ?? null, { payment_intent: intent });
  if (values.mandate !== undefined) expectMandate(context, method, values.mandate);
  return method;
}

/** @throws StripeError for a card of another customer than the payment's. */
export function expectOwner(
  { object: { id, customer } }: StoredMethod,
  payer: string | null,
  detail: { payment_intent?: PaymentIntent } = {},
): void {
  if (customer === null || customer === payer) return;
  if (payer === null) {
    throw invalidRequest(
      `The \`payment_method\` parameter supplied ${id} belongs to the Customer ${customer}. Please include the Customer in the \`customer\` parameter on the PaymentIntent.`,
      { code: "parameter_missing", param: "source", ...detail },
    );
  }
  throw invalidRequest(
    `The PaymentMethod ${id} does not belong to the Customer you supplied ${payer}. Please use this PaymentMethod with the Customer that it belongs to instead.`,
    { param: "payment_method", ...detail },
  );
}

function methodOf(context: RequestContext, intent: PaymentIntent, values: ConfirmValues): StoredMethod {
  if (values.payment_method_data) return createPaymentMethod(context, values.payment_method_data);
  const id = values.payment_method ?? intent.payment_method;
  if (typeof id === "string") return paymentMethod(context, id);
  const remedy =
    intent.customer === null
      ? "You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken."
      : `To confirm the PaymentIntent with ${intent.customer}, specify a payment method attached to this customer along with the customer ID.`;
  throw invalidRequest(
    `You cannot confirm this PaymentIntent because it's missing a payment method. ${remedy}`,
    { code: "payment_intent_unexpected_state", payment_intent: intent },
  );
}

/** https://docs.stripe.com/payments/save-during-payment */
function expectFutureUsage(intent: PaymentIntent, { setup_future_usage: wanted }: ConfirmValues): void {
  if ((wanted ?? intent.setup_future_usage) && intent.customer === null) {
    throw unsupported("saves the card of a `customer` only", "setup_future_usage");
  }
}

function expectOffSession({ caller }: RequestContext, intent: PaymentIntent, values: ConfirmValues): void {
  const param = "off_session";
  if (caller === "publishable") throw unsupported("takes `off_session` of a secret key only", param);
  if (values.setup_future_usage ?? intent.setup_future_usage) {
    throw invalidRequest(
      "You cannot confirm with `off_session=true` when `setup_future_usage` is also set on the PaymentIntent. The customer needs to be on-session to perform the steps which may be required to set up the PaymentMethod for future usage. Please confirm this PaymentIntent with your customer on-session.",
      { param },
    );
  }
  if (intent.customer === null) throw unsupported("takes `off_session` with a `customer` only", param);
  if (intent.payment_method_options?.card?.request_three_d_secure !== "automatic") {
    throw unsupported("asks no absent customer for 3-D Secure: `request_three_d_secure`", param);
  }
}

function expectReturnUrl(intent: PaymentIntent, url: string | undefined): void {
  if (url !== undefined) {
    if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return;
    throw invalidRequest("Not a valid URL", { code: "url_invalid", param: "return_url" });
  }
  if (intent.automatic_payment_methods?.allow_redirects !== "always") return;
  throw invalidRequest(
    "This PaymentIntent is configured to accept payment methods enabled in your Dashboard. Because some of these payment methods might redirect your customer off of your page, you must provide a `return_url`. If you don't want to accept redirect-based payment methods, set `automatic_payment_methods[enabled]` to `true` and `automatic_payment_methods[allow_redirects]` to `never` when creating Setup Intents and Payment Intents.",
  );
}
