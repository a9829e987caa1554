import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Subject } from "#domain/observer.ts";
import type { OpenSpan, Tracing } from "#domain/tracing.ts";
import { attributesOf } from "./span-attributes.ts";
import { within } from "./subject.ts";

/**
 * Makes a span of each request of the API, and gives every line of the log the ids that its work learns. The span has the
 * route and never the address, which may carry a secret or a number. Callers are strangers, so their trace headers count
 * for nothing.
 */
export function observeRequests(app: FastifyInstance, tracing: Tracing): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();

  app.addHook("onRequest", async (request) => {
    const route = request.routeOptions.url;
    if (route === undefined || !route.startsWith("/api/")) return;
    const span = tracing.begin({
      name: `${request.method} ${route}`,
      kind: "server",
      attributes: {
        ...{ "http.request.method": request.method, "http.route": route },
        ...attributesOf({ requestId: request.id }),
      },
    });
    spans.set(request, span);
  });

  // The body arrives outside the context of the hooks before it, so the context begins here.
  app.addHook("preValidation", (request, reply, done) => {
    const span = spans.get(request);
    const onLearned = (learned: Subject) => {
      span?.set(attributesOf(learned));
      nameInLog(request, reply, learned);
    };
    const work = () => within({ subject: { requestId: request.id }, onLearned }, done);
    if (span) span.within(work);
    else work();
  });

  app.addHook("onResponse", async (request, reply) => {
    const span = spans.get(request);
    span?.set({ "http.response.status_code": reply.statusCode });
    span?.end(reply.statusCode < 500 ? "done" : "failed");
  });
}

/** The line that ends a request is written outside its context. */
function nameInLog(request: FastifyRequest, reply: FastifyReply, learned: Subject): void {
  const { callId, providerCallId, paymentId } = learned;
  const ids = { callId, providerCallId, paymentId };
  const known = Object.entries(ids).filter(([, id]) => id !== undefined);
  request.log = request.log.child(Object.fromEntries(known));
  reply.log = request.log;
}
