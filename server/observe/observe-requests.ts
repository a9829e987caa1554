import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { callRoutes } from "#contract/calls/calls.ts";
import { traceparentHeader } from "#contract/constants.ts";
import type { Subject } from "#domain/observer.ts";
import { type ClientSpan, noTracing, type OpenSpan, type Tracing } from "#domain/tracing.ts";
import { attributesOf } from "./span-attributes.ts";
import { within } from "./subject.ts";

/**
 * Makes a span of each request of the API, and gives every line of the log the ids that its work learns. The span has the
 * route and never the address, which may carry a secret or a number. Callers are strangers, so their trace headers count
 * for nothing, but for the click that the page names as it asks for a token.
 */
export function observeRequests(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  const subjects = new WeakMap<FastifyRequest, Subject>();

  app.addHook("onRequest", (request, _reply, done) => {
    const route = request.routeOptions.url;
    if (tracing === noTracing || route === undefined || !route.startsWith("/api/")) return done();
    const span = tracing.begin({
      name: `${request.method} ${route}`,
      kind: "server",
      attributes: {
        "http.request.method": request.method,
        "http.route": route,
        ...attributesOf({ requestId: request.id }),
      },
      click:
        route === callRoutes.token.path ? readTraceparent(request.headers[traceparentHeader]) : undefined,
    });
    spans.set(request, span);
    done();
  });

  // The body arrives outside the context of the hooks before it, so the context begins here.
  app.addHook("preValidation", (request, _reply, done) => {
    const span = spans.get(request);
    const subject: Subject = { requestId: request.id };
    subjects.set(request, subject);
    const onLearned = (learned: Subject) => {
      Object.assign(subject, learned);
      span?.set(attributesOf(learned));
    };
    const work = () => within({ subject, onLearned }, done);
    if (span) span.within(work);
    else work();
  });

  app.addHook("onResponse", (request, reply, done) => {
    nameInLog(request, reply, subjects.get(request));
    const span = spans.get(request);
    span?.set({ "http.response.status_code": reply.statusCode });
    span?.end(reply.statusCode < 500 ? "done" : "failed");
    done();
  });
}

/** The line that ends a request is written outside its context. */
function nameInLog(request: FastifyRequest, reply: FastifyReply, subject: Subject = {}): void {
  const { callId, providerCallId, paymentId } = subject;
  const ids = { callId, providerCallId, paymentId };
  const present = Object.entries(ids).filter(([, id]) => id !== undefined);
  if (present.length > 0) reply.log = request.log.child(Object.fromEntries(present));
}

const zero = /^0+$/;

/**
 * The ids of a traceparent header: https://www.w3.org/TR/trace-context/#traceparent-header-field-values
 * Its flags count for nothing. A later version may have more fields, and ids of zeros name no span.
 */
export function readTraceparent(header: unknown): ClientSpan | undefined {
  const fields = /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}(-.*)?$/.exec(String(header));
  const [, traceId = "0", spanId = "0"] = fields ?? [];
  return zero.test(traceId) || zero.test(spanId) ? undefined : { traceId, spanId };
}
