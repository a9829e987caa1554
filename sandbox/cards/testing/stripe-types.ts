import type { Definition } from "ts-json-schema-generator";
import { PublishedTypes, schemasOf } from "#sandbox/testing/published-types.ts";

/** Stripe adds `OtherString` to every enum for values still to come. The twin may send only those already published. */
const server = await schemasOf({
  package: "stripe",
  files:
    "esm/{lib,shared,Types,resources/{PaymentIntents,Charges,Refunds,Disputes,BalanceTransactions,Balance,PaymentMethods,PaymentMethodDomains,Customers,Mandates,Events,Accounts,WebhookEndpoints}}.d.ts",
  types: [
    "PaymentIntent",
    "Charge",
    "Refund",
    "Dispute",
    "BalanceTransaction",
    "Balance",
    "PaymentMethod",
    "PaymentMethodDomain",
    "Customer",
    "DeletedCustomer",
    "Mandate",
    "Event",
    "Account",
    "WebhookEndpoint",
    "StripeRawError",
  ],
  neverTypes: ["OtherString"],
});
const browser = await schemasOf({
  package: "@stripe/stripe-js",
  files: "dist/api/{payment-intents,payment-methods,shared}.d.ts",
  types: ["PaymentIntent"],
});

/** Fields that the `stripe` package adds to the error of an answer; they are not in its body. */
const ofPackage = ["headers", "statusCode", "requestId", "detail", "exception"];

function errorSchema(intent: string): Definition {
  const { properties = {}, ...rest } = server.StripeRawError ?? {};
  const sent = Object.entries(properties).filter(([name]) => !ofPackage.includes(name));
  return {
    ...rest,
    properties: { ...Object.fromEntries(sent), payment_intent: { $ref: `#/definitions/${intent}` } },
    required: ["type", "message"],
  };
}

/** A list of anything; its items are held against their own types. */
function listSchema(): Definition {
  const { properties = {}, ...rest } = server["ApiList<Refund>"] ?? {};
  return { ...rest, properties: { ...properties, data: { type: "array" } } };
}

const types = new PublishedTypes({
  ...server,
  List: listSchema(),
  Error: errorSchema("PaymentIntent"),
  BrowserError: errorSchema("BrowserPaymentIntent"),
  /** A browser sees fewer fields: those that Stripe.js publishes must be there, all with the server's types. */
  BrowserPaymentIntent: { ...server.PaymentIntent, required: browser.PaymentIntent?.required ?? [] },
});

/** The published type of each `object` that the twin has. */
const typeOfObject: Readonly<Record<string, string>> = {
  payment_intent: "PaymentIntent",
  charge: "Charge",
  refund: "Refund",
  dispute: "Dispute",
  balance_transaction: "BalanceTransaction",
  balance: "Balance",
  payment_method: "PaymentMethod",
  payment_method_domain: "PaymentMethodDomain",
  customer: "Customer",
  mandate: "Mandate",
  account: "Account",
  webhook_endpoint: "WebhookEndpoint",
  list: "List",
};

/** Objects between Stripe.js and its API, for which Stripe publishes no types. */
const unpublished = ["elements_session"];

type Json = Readonly<Record<string, unknown>>;

/** Lists the differences between Stripe's own types and an API answer, to a browser or to the app's server. */
export function answerFaults(answer: unknown, toBrowser: boolean): string[] {
  if (!isJson(answer)) return [`An answer is an object, not ${JSON.stringify(answer)}.`];
  if ("error" in answer) {
    const others = Object.keys(answer).filter((name) => name !== "error");
    return [
      ...others.map((name) => `An error's answer has no ${name}.`),
      ...types.faults(toBrowser ? "BrowserError" : "Error", answer.error),
    ];
  }
  const object = String(answer.object);
  if (object === "event") return eventFaults(answer);
  if (toBrowser && object === "payment_intent") return types.faults("BrowserPaymentIntent", answer);
  if (toBrowser && unpublished.includes(object)) return [];
  const type = answer.deleted === true ? "DeletedCustomer" : typeOfObject[object];
  const faults = types.faults(type ?? `The object "${object}"`, answer);
  const items = object === "list" && Array.isArray(answer.data) ? answer.data : [];
  return [...faults, ...items.flatMap((item) => answerFaults(item, toBrowser))];
}

/** Compares an event with the type that Stripe publishes for its kind: `charge.refunded` is a `ChargeRefundedEvent`. */
export function eventFaults(event: unknown): string[] {
  const kind = isJson(event) ? String(event.type) : "";
  const words = kind.split(/[._]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return types.faults(`${words.join("")}Event`, event);
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
