import type { Subject } from "#domain/observer.ts";
import type { SpanAttributes, TraceKey } from "#domain/tracing.ts";

const names = new Map(
  Object.entries({
    requestId: "farline.request.id",
    callId: "farline.call.id",
    providerCallId: "farline.call.provider_id",
    paymentId: "farline.payment.id",
    sessionId: "farline.session.id",
  } satisfies Record<keyof Subject, string>),
);

export function attributesOf(subject: Subject): SpanAttributes {
  const attributes: Record<string, string> = {};
  for (const [key, id] of Object.entries(subject)) {
    const name = names.get(key);
    if (name !== undefined && typeof id === "string") attributes[name] = id;
  }
  return attributes;
}

/** The trace of a subject. A call's is named by the carrier's id, which the first webhook brings. */
export function traceOf({ providerCallId, paymentId, sessionId }: Subject): TraceKey | undefined {
  if (providerCallId !== undefined) return { kind: "call", id: providerCallId };
  if (paymentId !== undefined) return { kind: "payment", id: paymentId };
  return sessionId === undefined ? undefined : { kind: "session", id: sessionId };
}
