import type { ClientSpan } from "#domain/tracing.ts";

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
