import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { apiVersion } from "#sandbox/cards/account.ts";
import type { CardStore, EventObject } from "#sandbox/cards/store.ts";
import { type Endpoint, endpoints } from "./endpoints.ts";
import { expand } from "./expand.ts";
import { decodeForm } from "./form-encoding.ts";
import { type Answer, Idempotency } from "./idempotency.ts";
import { newId, unixSeconds } from "./ids.ts";
import { type Caller, callerOf, expectSecretKey } from "./keys.ts";
import { publishableView, visibleTo } from "./publishable-view.ts";
import type { RequestContext } from "./request-context.ts";
import { invalidRequest, StripeError, type StripeErrorBody } from "./stripe-error.ts";

export interface RestOptions {
  store: CardStore;
  sandboxUrl: string;
  /** Address to which the account's one webhook endpoint sends events. */
  webhookUrl: string;
  onEvent(event: EventObject): void;
  bankTime_ms: number;
}

/** Serves Stripe's REST API; register it below `/v1`. */
export async function cardsRest(api: FastifyInstance, options: RestOptions): Promise<void> {
  const { store } = options;
  const idempotency = new Idempotency();

  api.removeAllContentTypeParsers();
  api.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 256 * 1024 },
    (_request, body, done) => done(null, body),
  );
  api.addContentTypeParser("*", { parseAs: "string", bodyLimit: 256 * 1024 }, (_request, body, done) =>
    body.length === 0
      ? done(null, "")
      : done(
          invalidRequest(
            "Invalid request (check that your POST content type is application/x-www-form-urlencoded). If you have any questions, we can help at https://support.stripe.com/.",
          ),
        ),
  );
  api.addHook("onRequest", async (request, reply) => {
    reply.headers({
      "request-id": newId("req"),
      "access-control-allow-origin": "*",
      "access-control-expose-headers": "Request-Id, Stripe-Should-Retry, Idempotent-Replayed",
      "cache-control": "no-cache, no-store",
    });
    if (request.method === "OPTIONS") return reply.headers(preflightHeaders).code(200).send();
  });
  api.setErrorHandler((error, _request, reply) => sendError(reply, asStripeError(error)));
  api.setNotFoundHandler((request, reply) => sendError(reply, unrecognised(request)));

  for (const endpoint of endpoints) {
    api.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: (request, reply) => answer(endpoint, request, reply),
    });
  }

  function answer(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): FastifyReply {
    const path = request.url.split("?")[0] ?? "";
    const encoded = encodedParameters(request);
    const form = decodeForm(encoded);
    const keyParameter = form.get("key");
    form.delete("key");
    const authorization = request.headers.authorization;
    const caller = callerOf(authorization, typeof keyParameter === "string" ? keyParameter : undefined);
    if (endpoint.key === "secret") expectSecretKey(caller);
    reply.header("stripe-version", versionOf(request));

    const key = endpoint.method === "POST" ? headerText(request, "idempotency-key") : undefined;
    if (key !== undefined) {
      reply.header("idempotency-key", key);
      const earlier = idempotency.recall(key, path, encoded);
      if (earlier) {
        reply.headers({ "idempotent-replayed": "true", "original-request": earlier.requestId });
        return send(reply, earlier);
      }
    }
    const work = endpoint.prepare(form);
    const requestId = String(reply.getHeader("request-id"));
    const result = perform(() => {
      const object = work.run(newContext(caller, requestId, key), idOf(request));
      return expand(store, { ...structuredClone(object) }, work.expand);
    }, caller);
    if (key !== undefined && result.isFinal) idempotency.keep(key, path, encoded, requestId, result);
    return send(reply, result);
  }

  const timers = new Set<NodeJS.Timeout>();
  api.addHook("onClose", async () => {
    for (const timer of timers) clearTimeout(timer);
  });

  function newContext(
    caller: Caller,
    requestId: string | null,
    idempotencyKey: string | undefined,
  ): RequestContext {
    return {
      store,
      sandboxUrl: options.sandboxUrl,
      webhookUrl: options.webhookUrl,
      caller,
      publish(type, object, previous) {
        const event: EventObject = {
          id: newId("evt"),
          object: "event",
          api_version: apiVersion,
          created: unixSeconds(),
          data: { object: structuredClone(object), ...(previous && { previous_attributes: previous }) },
          livemode: false,
          pending_webhooks: 1,
          request: { id: requestId, idempotency_key: idempotencyKey ?? null },
          type,
        };
        store.events.set(event.id, event);
        options.onEvent(event);
      },
      later(work) {
        const timer = setTimeout(() => {
          timers.delete(timer);
          work(newContext("secret", null, undefined));
        }, options.bankTime_ms);
        timers.add(timer);
      },
    };
  }
}

/**
 * Runs an endpoint and turns a refusal into an answer. A refused parameter is not stored: the client may correct it.
 */
function perform(work: () => Record<string, unknown>, caller: Caller): Answer & { isFinal: boolean } {
  try {
    const result = work();
    const body = caller === "publishable" ? publishableView(result) : result;
    return { status: 200, body: JSON.stringify(body, visibleTo(caller), 2), isFinal: true };
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    const body = errorBody(error, caller);
    return { status: error.status, body, isFinal: error.body.param === undefined };
  }
}

function errorBody(error: StripeError, caller: Caller): string {
  const intent = error.body.payment_intent;
  const body: StripeErrorBody | Record<string, unknown> =
    intent && caller === "publishable"
      ? { ...error.body, payment_intent: publishableView({ ...intent }) }
      : error.body;
  return JSON.stringify({ error: body }, visibleTo(caller), 2);
}

function send(reply: FastifyReply, answer: Answer): FastifyReply {
  return reply.code(answer.status).type("application/json").send(answer.body);
}

function sendError(reply: FastifyReply, error: StripeError): FastifyReply {
  return send(reply, { status: error.status, body: errorBody(error, "secret") });
}

function asStripeError(error: unknown): StripeError {
  if (error instanceof StripeError) return error;
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) {
    return new StripeError(status, {
      type: "invalid_request_error",
      message: error instanceof Error ? error.message : "Invalid request",
    });
  }
  console.error("The card provider's stand-in failed:", error);
  return new StripeError(500, { type: "api_error", message: "An unknown error occurred" });
}

function unrecognised(request: FastifyRequest): StripeError {
  const path = request.url.split("?")[0];
  return new StripeError(404, {
    type: "invalid_request_error",
    message: `Unrecognized request URL (${request.method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
  });
}

function encodedParameters(request: FastifyRequest): string {
  if (request.method === "POST") return typeof request.body === "string" ? request.body : "";
  return request.url.split("?")[1] ?? "";
}

function versionOf(request: FastifyRequest): string {
  const version = headerText(request, "stripe-version") ?? apiVersion;
  // Stripe speaks its older versions as well. The sandbox has no other, and answers in none that it does not speak.
  if (version === apiVersion) return version;
  throw invalidRequest(`Invalid Stripe API version: ${version.slice(0, 100)}`);
}

function headerText(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

function idOf(request: FastifyRequest): string {
  const parameters = request.params;
  if (typeof parameters !== "object" || parameters === null || !("id" in parameters)) return "";
  return String(parameters.id);
}

const preflightHeaders = {
  "access-control-allow-methods": "GET, POST, OPTIONS",
  "access-control-allow-headers": "Authorization, Content-Type, Idempotency-Key, Stripe-Version",
  "access-control-max-age": "600",
};
