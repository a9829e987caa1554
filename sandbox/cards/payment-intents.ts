import type { PaymentIntent } from "#sandbox/cards/objects.ts";
import { newId, randomText, unixSeconds } from "./api/ids.ts";
import {
  boolean,
  email,
  integer,
  list,
  metadata,
  missingParameter,
  object,
  oneOf,
  optional,
  removed,
  required,
  text,
  type Values,
} from "./api/parameters.ts";
import type { RequestContext } from "./api/request-context.ts";
import { expectFound, invalidRequest } from "./api/stripe-error.ts";
import { confirmIntent } from "./confirm-intent.ts";
import { confirmationFields, expectConfirmation, expectOwner, futureUsage } from "./confirmation.ts";
import { findCustomer } from "./customers/customers.ts";
import { methodTypes, methodTypesFor, removedMethodTypes } from "./methods/method-types.ts";
import { paymentMethod } from "./methods/payment-methods.ts";
import { expectChargeable } from "./money.ts";
import { statementSuffix } from "./statement-descriptor.ts";

export const createIntentFields = {
  amount: required(integer),
  currency: required(text(3)),
  allowed_payment_method_types: optional(list(oneOf(...methodTypes))),
  payment_method_types: optional(removed(removedMethodTypes)),
  confirm: optional(boolean),
  ...confirmationFields,
  customer: optional(text()),
  payment_method: optional(text()),
  setup_future_usage: futureUsage,
  description: optional(text(1_000)),
  metadata: optional(metadata),
  receipt_email: optional(email),
  statement_descriptor_suffix: optional(statementSuffix),
  payment_method_options: optional(
    object({
      card: optional(object({ request_three_d_secure: optional(oneOf("any", "automatic", "challenge")) })),
    }),
  ),
};
type CreateValues = Values<typeof createIntentFields>;

export const cancelIntentFields = { cancellation_reason: optional(oneOf("abandoned")) };

/**
 * Opens a payment of `amount` minor units; `confirm` pays it at once.
 * @throws StripeError for an amount or a way to pay that Stripe would refuse.
 */
export function createIntent(context: RequestContext, values: CreateValues): PaymentIntent {
  const currency = values.currency.toLowerCase();
  expectChargeable(values.amount, currency);
  expectConfirmed(values);
  const customer = values.customer === undefined ? null : findCustomer(context, values.customer).id;
  const method = values.payment_method === undefined ? null : paymentMethod(context, values.payment_method);
  if (method) expectOwner(method, customer);
  const id = newId("pi");
  const intent: PaymentIntent = {
    ...emptyIntent,
    id,
    allowed_payment_method_types: values.allowed_payment_method_types ?? null,
    amount: values.amount,
    // Enabled unless the caller lists types: the default since the API of August 2023.
    automatic_payment_methods: values.allowed_payment_method_types
      ? null
      : { enabled: true, allow_redirects: "always" },
    client_secret: `${id}_secret_${randomText(25)}`,
    created: unixSeconds(),
    currency,
    customer,
    description: values.description ?? null,
    metadata: values.metadata ?? {},
    payment_method: method?.object.id ?? null,
    payment_method_options: paymentMethodOptions(values),
    payment_method_types: methodTypesFor(currency, values.allowed_payment_method_types),
    receipt_email: values.receipt_email ?? null,
    setup_future_usage: values.setup_future_usage ?? null,
    statement_descriptor_suffix: values.statement_descriptor_suffix ?? null,
    status: method ? "requires_confirmation" : "requires_payment_method",
  };
  const { return_url, off_session, mandate, mandate_data } = values;
  const confirmation = { return_url, off_session, mandate, mandate_data };
  if (values.confirm) expectConfirmation(context, intent, confirmation);
  context.store.intents.set(id, intent);
  context.publish("payment_intent.created", intent);
  return values.confirm ? confirmIntent(context, intent, confirmation) : intent;
}

/**
 * Finds the payment with this id. A browser must give its client secret too.
 * @throws StripeError 404, or 400 for a wrong secret.
 */
export function findIntent(
  context: RequestContext,
  id: string,
  clientSecret: string | undefined,
): PaymentIntent {
  const intent = expectFound(context.store.intents.get(id), "payment_intent", id, "intent");
  if (clientSecret === undefined) {
    if (context.caller === "secret") return intent;
    throw missingParameter("client_secret");
  }
  if (intent.client_secret !== clientSecret) {
    throw invalidRequest(
      "The client_secret provided does not match the client_secret associated with the PaymentIntent.",
      { code: "payment_intent_invalid_parameter", param: "client_secret" },
    );
  }
  return intent;
}

/** @throws StripeError `payment_intent_unexpected_state` for a payment that has ended. */
export function cancelIntent(
  context: RequestContext,
  intent: PaymentIntent,
  values: Values<typeof cancelIntentFields>,
): PaymentIntent {
  if (intent.status === "succeeded" || intent.status === "canceled") {
    throw invalidRequest(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
      { code: "payment_intent_unexpected_state", payment_intent: intent },
    );
  }
  intent.status = "canceled";
  intent.canceled_at = unixSeconds();
  intent.cancellation_reason = values.cancellation_reason ?? null;
  intent.next_action = null;
  context.publish("payment_intent.canceled", intent);
  return intent;
}

/** @throws StripeError for a parameter of a confirmation without one. */
function expectConfirmed(values: CreateValues): void {
  if (values.confirm) return;
  const early = Object.entries({
    return_url: values.return_url,
    off_session: values.off_session,
    mandate: values.mandate,
    mandate_data: values.mandate_data,
  }).find(([, value]) => value !== undefined);
  if (!early) return;
  const [param] = early;
  throw invalidRequest(`\`${param}\` can only be passed if \`confirm\` is true.`, { param });
}

function paymentMethodOptions(values: CreateValues): PaymentIntent["payment_method_options"] {
  const request_three_d_secure = values.payment_method_options?.card?.request_three_d_secure ?? "automatic";
  return { card: { installments: null, network: null, request_three_d_secure, mandate_options: null } };
}

const emptyIntent = {
  object: "payment_intent",
  amount_capturable: 0,
  amount_details: { tip: {} },
  amount_received: 0,
  application: null,
  application_fee_amount: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: "automatic_async",
  confirmation_method: "automatic",
  customer_account: null,
  excluded_payment_method_types: null,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  managed_payments: null,
  next_action: null,
  on_behalf_of: null,
  payment_method_configuration_details: null,
  payment_record: null,
  processing: null,
  review: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  transfer_data: null,
  transfer_group: null,
} as const satisfies Partial<PaymentIntent>;
