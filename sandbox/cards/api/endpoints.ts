/** The endpoints of Stripe's REST API that the sandbox supports, with all their parameters. */
import { account, balance, webhookEndpoint } from "#sandbox/cards/account.ts";
import { answerChallenge, confirmIntent } from "#sandbox/cards/confirm-intent.ts";
import { confirmIntentFields } from "#sandbox/cards/confirmation.ts";
import {
  createCustomer,
  createCustomerFields,
  customers,
  deleteCustomer,
  findCustomer,
  readCustomer,
} from "#sandbox/cards/customers/customers.ts";
import { networkUpdateFields, updateFromNetwork } from "#sandbox/cards/customers/network-updates.ts";
import {
  attachFields,
  attachMethod,
  detachMethod,
  listMethods,
  savedMethodFields,
} from "#sandbox/cards/customers/saved-methods.ts";
import { closeDispute, disputeFields, findDispute, updateDispute } from "#sandbox/cards/disputes/disputes.ts";
import { elementsSession, elementsSessionFields } from "#sandbox/cards/elements-session.ts";
import { findMandate } from "#sandbox/cards/mandates.ts";
import { methodDomainFilters, methodDomains } from "#sandbox/cards/methods/method-domains.ts";
import { findMethod, givenMethod } from "#sandbox/cards/methods/payment-methods.ts";
import {
  cancelIntent,
  cancelIntentFields,
  createIntent,
  createIntentFields,
  findIntent,
} from "#sandbox/cards/payment-intents.ts";
import { createRefund, refundFields } from "#sandbox/cards/refunds.ts";
import type { FormParts } from "./form-encoding.ts";
import { type Listed, listFields, page } from "./lists.ts";
import {
  type Field,
  list,
  oneOf,
  optional,
  readParameters,
  required,
  text,
  type Values,
} from "./parameters.ts";
import type { RequestContext } from "./request-context.ts";
import { expectFound } from "./stripe-error.ts";

export interface Endpoint {
  method: "GET" | "POST" | "DELETE";
  /** The path below /v1, in Fastify's notation. */
  path: string;
  /** A browser may call a `publishable` endpoint too. */
  key: "secret" | "publishable";
  /** Validates the parameters and returns the work to do. When it throws, nothing has happened yet. */
  prepare(form: FormParts): { expand: readonly string[]; run(context: RequestContext, id: string): object };
}

type Shape = Record<string, Field<unknown>>;

function endpoint<F extends Shape>(
  route: `${Endpoint["method"]} /${string}`,
  key: Endpoint["key"],
  fields: F,
  run: (context: RequestContext, values: Values<F>, id: string) => object,
): Endpoint {
  const [word, path = ""] = route.split(" ");
  return {
    method: word === "GET" || word === "DELETE" ? word : "POST",
    path,
    key,
    prepare(form) {
      const paths = form.get("expand");
      form.delete("expand");
      const values = readParameters(form, fields);
      return {
        expand: paths === undefined ? [] : list(text())(paths, "expand"),
        run: (context, id) => run(context, values, id),
      };
    },
  };
}

/** A list, filtered by each of these fields that the query gives. */
function listOf<T extends Listed>(
  path: `/${string}`,
  filters: Shape,
  items: (context: RequestContext) => readonly T[],
): Endpoint {
  return endpoint(`GET ${path}`, "secret", { ...listFields, ...filters }, (context, values) => {
    const wanted = Object.entries(values).filter(([name, value]) => name in filters && value !== undefined);
    const matches = items(context).filter((item) => {
      const fields = new Map<string, unknown>(Object.entries(item));
      return wanted.every(([name, value]) => fields.get(name) === value);
    });
    return page(matches, values, `/v1${path}`);
  });
}

function readOf(path: `/${string}`, find: (context: RequestContext, id: string) => object): Endpoint {
  return endpoint(`GET ${path}/:id`, "secret", {}, (context, _values, id) => find(context, id));
}

const ofCharge = { charge: optional(text()), payment_intent: optional(text()) };
const clientSecret = { client_secret: optional(text()) };

export const endpoints: readonly Endpoint[] = [
  endpoint("POST /payment_intents", "secret", createIntentFields, createIntent),
  listOf("/payment_intents", {}, ({ store }) => store.intents.newest()),
  endpoint("GET /payment_intents/:id", "publishable", clientSecret, (context, { client_secret }, id) =>
    findIntent(context, id, client_secret),
  ),
  endpoint(
    "POST /payment_intents/:id/confirm",
    "publishable",
    { ...confirmIntentFields, ...clientSecret },
    (context, values, id) => confirmIntent(context, findIntent(context, id, values.client_secret), values),
  ),
  endpoint("POST /payment_intents/:id/cancel", "secret", cancelIntentFields, (context, values, id) =>
    cancelIntent(context, findIntent(context, id, undefined), values),
  ),
  // Private to Stripe.js and its API.
  endpoint(
    "POST /3ds2/challenge_complete",
    "publishable",
    {
      payment_intent: required(text()),
      client_secret: required(text()),
      outcome: required(oneOf("complete", "fail")),
    },
    (context, { payment_intent, client_secret, outcome }) =>
      answerChallenge(context, findIntent(context, payment_intent, client_secret), outcome),
  ),
  endpoint("GET /elements/sessions", "publishable", elementsSessionFields, elementsSession),

  endpoint("GET /payment_methods", "secret", savedMethodFields, (context, values) =>
    listMethods(context, findCustomer(context, values.customer), values),
  ),
  readOf("/payment_methods", (context, id) => findMethod(context, id).object),
  endpoint("POST /payment_methods/:id/attach", "secret", attachFields, (context, { customer }, id) =>
    attachMethod(context, givenMethod(context, id), findCustomer(context, customer)),
  ),
  endpoint("POST /payment_methods/:id/detach", "secret", {}, (context, _values, id) =>
    detachMethod(context, findMethod(context, id)),
  ),
  // The sandbox's own: Stripe learns of a card's new number and date from the card networks.
  endpoint("POST /sandbox/network_updates", "secret", networkUpdateFields, updateFromNetwork),

  endpoint("POST /customers", "secret", createCustomerFields, createCustomer),
  listOf("/customers", {}, customers),
  readOf("/customers", readCustomer),
  endpoint("DELETE /customers/:id", "secret", {}, (context, _values, id) =>
    deleteCustomer(context, findCustomer(context, id, "id")),
  ),
  readOf("/mandates", findMandate),

  listOf("/charges", { payment_intent: optional(text()) }, ({ store }) => store.charges.newest()),
  readOf("/charges", ({ store }, id) => expectFound(store.charges.get(id), "charge", id, "id")),

  endpoint("POST /refunds", "secret", refundFields, createRefund),
  listOf("/refunds", ofCharge, ({ store }) => store.refunds.newest()),
  readOf("/refunds", ({ store }, id) => expectFound(store.refunds.get(id), "refund", id, "id")),

  listOf("/disputes", ofCharge, ({ store }) => store.disputes.newest()),
  readOf("/disputes", findDispute),
  endpoint("POST /disputes/:id", "secret", disputeFields, (context, values, id) =>
    updateDispute(context, findDispute(context, id), values),
  ),
  endpoint("POST /disputes/:id/close", "secret", {}, (context, _values, id) =>
    closeDispute(context, findDispute(context, id)),
  ),

  endpoint("GET /account", "secret", {}, account),
  listOf("/webhook_endpoints", {}, (context) => [webhookEndpoint(context)]),
  listOf("/payment_method_domains", methodDomainFilters, methodDomains),
  endpoint("GET /balance", "secret", {}, ({ store }) => balance(store)),

  listOf("/events", { type: optional(text()) }, ({ store }) => store.events.newest()),
  readOf("/events", ({ store }, id) => expectFound(store.events.get(id), "event", id, "id")),
];
