/** The endpoints of Stripe's REST API that the sandbox supports, with all their parameters. */

import type Stripe from "stripe";
import { account, balance, webhookEndpoint } from "#sandbox/cards/account.ts";
import { answerChallenge, confirmIntent, confirmIntentFields } from "#sandbox/cards/confirm-intent.ts";
import { closeDispute, disputeFields, findDispute, updateDispute } from "#sandbox/cards/disputes/disputes.ts";
import { elementsSession, elementsSessionFields } from "#sandbox/cards/elements-session.ts";
import {
  createMethodDomain,
  findMethodDomain,
  listMethodDomains,
  methodDomainFields,
  methodDomainListFields,
} from "#sandbox/cards/methods/method-domains.ts";
import { createPaymentMethod, paymentMethodFields } from "#sandbox/cards/methods/payment-methods.ts";
import {
  cancelIntent,
  cancelIntentFields,
  createIntent,
  createIntentFields,
  findIntent,
} from "#sandbox/cards/payment-intents.ts";
import { createRefund, refundFields } from "#sandbox/cards/refunds.ts";
import type { FormParts } from "./form-encoding.ts";
import { listFields, page } from "./lists.ts";
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
import { noSuch } from "./stripe-error.ts";

export interface Endpoint {
  method: "GET" | "POST";
  /** The path below /v1, in Fastify's notation. */
  path: string;
  /** A browser may call a `publishable` endpoint too. */
  key: "secret" | "publishable";
  /** Validates the parameters and returns the work to do. When it throws, nothing has happened yet. */
  prepare(form: FormParts): { expand: readonly string[]; run(context: RequestContext, id: string): object };
}

type Shape = Record<string, Field<unknown>>;

function endpoint<F extends Shape>(
  route: `${"GET" | "POST"} /${string}`,
  key: Endpoint["key"],
  fields: F,
  run: (context: RequestContext, values: Values<F>, id: string) => object,
): Endpoint {
  const [method, path = ""] = route.split(" ");
  return {
    method: method === "GET" ? "GET" : "POST",
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

const ofCharge = { charge: optional(text()), payment_intent: optional(text()) };

/** Refunds or disputes of the charge or payment that the query names, else all. */
function chosenOf<T extends Pick<Stripe.Refund, "charge" | "payment_intent">>(
  items: readonly T[],
  { charge, payment_intent }: Values<typeof ofCharge>,
): T[] {
  return items.filter(
    (item) =>
      (charge === undefined || item.charge === charge) &&
      (payment_intent === undefined || item.payment_intent === payment_intent),
  );
}

const clientSecret = { client_secret: optional(text()) };

export const endpoints: readonly Endpoint[] = [
  endpoint("POST /payment_intents", "secret", createIntentFields, createIntent),
  endpoint("GET /payment_intents", "secret", listFields, (context, values) =>
    page(context.store.intents.newest(), values, "/v1/payment_intents"),
  ),
  endpoint("GET /payment_intents/:id", "publishable", clientSecret, (context, values, id) =>
    findIntent(context, id, values.client_secret),
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
    (context, values) =>
      answerChallenge(
        context,
        findIntent(context, values.payment_intent, values.client_secret),
        values.outcome,
      ),
  ),
  endpoint("GET /elements/sessions", "publishable", elementsSessionFields, elementsSession),

  endpoint(
    "POST /payment_methods",
    "publishable",
    paymentMethodFields,
    (context, values) => createPaymentMethod(context, values).object,
  ),
  endpoint("GET /payment_methods/:id", "secret", {}, (context, _values, id) => {
    return context.store.methods.get(id)?.object ?? raise(noSuch("PaymentMethod", id, "payment_method"));
  }),

  endpoint(
    "GET /charges",
    "secret",
    { ...listFields, payment_intent: optional(text()) },
    (context, values) => {
      const charges = context.store.charges.newest();
      const wanted = values.payment_intent;
      const chosen =
        wanted === undefined ? charges : charges.filter((charge) => charge.payment_intent === wanted);
      return page(chosen, values, "/v1/charges");
    },
  ),
  endpoint("GET /charges/:id", "secret", {}, (context, _values, id) => {
    return context.store.charges.get(id) ?? raise(noSuch("charge", id, "id"));
  }),

  endpoint("POST /refunds", "secret", refundFields, createRefund),
  endpoint("GET /refunds", "secret", { ...listFields, ...ofCharge }, (context, values) =>
    page(chosenOf(context.store.refunds.newest(), values), values, "/v1/refunds"),
  ),
  endpoint("GET /refunds/:id", "secret", {}, (context, _values, id) => {
    return context.store.refunds.get(id) ?? raise(noSuch("refund", id, "id"));
  }),

  endpoint("GET /disputes", "secret", { ...listFields, ...ofCharge }, (context, values) =>
    page(chosenOf(context.store.disputes.newest(), values), values, "/v1/disputes"),
  ),
  endpoint("GET /disputes/:id", "secret", {}, (context, _values, id) => findDispute(context, id)),
  endpoint("POST /disputes/:id", "secret", disputeFields, (context, values, id) =>
    updateDispute(context, findDispute(context, id), values),
  ),
  endpoint("POST /disputes/:id/close", "secret", {}, (context, _values, id) =>
    closeDispute(context, findDispute(context, id)),
  ),

  endpoint("GET /account", "secret", {}, account),
  endpoint("GET /webhook_endpoints", "secret", listFields, (context, values) =>
    page([webhookEndpoint(context)], values, "/v1/webhook_endpoints"),
  ),
  endpoint("POST /payment_method_domains", "secret", methodDomainFields, createMethodDomain),
  endpoint("GET /payment_method_domains", "secret", methodDomainListFields, listMethodDomains),
  endpoint("GET /payment_method_domains/:id", "secret", {}, (context, _values, id) =>
    findMethodDomain(context, id),
  ),
  endpoint("POST /payment_method_domains/:id/validate", "secret", {}, (context, _values, id) =>
    findMethodDomain(context, id),
  ),
  endpoint("GET /balance", "secret", {}, (context) => balance(context.store)),

  endpoint("GET /events", "secret", { ...listFields, type: optional(text()) }, (context, values) => {
    const events = context.store.events.newest();
    const chosen = values.type === undefined ? events : events.filter((event) => event.type === values.type);
    return page(chosen, values, "/v1/events");
  }),
  endpoint("GET /events/:id", "secret", {}, (context, _values, id) => {
    return context.store.events.get(id) ?? raise(noSuch("event", id, "id"));
  }),
];

function raise(error: Error): never {
  throw error;
}
