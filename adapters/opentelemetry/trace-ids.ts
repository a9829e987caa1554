import { createHash, randomBytes } from "node:crypto";
import type { TraceKey } from "#domain/tracing.ts";

export interface SpanIds {
  traceId: string;
  spanId: string;
}

/** The same key gives the same ids on every node: those of the trace, and of the span that all others are below. */
export function idsOf({ kind, id }: TraceKey): SpanIds {
  const digest = createHash("sha256").update(`${kind}:${id}`).digest("hex");
  return { traceId: digest.slice(0, 32), spanId: digest.slice(32, 48) };
}

/** Random ids, but for the one span that is begun with given ones. */
export class TraceIds {
  #given: Partial<SpanIds> = {};

  give<T>(ids: Partial<SpanIds>, begin: () => T): T {
    this.#given = ids;
    try {
      return begin();
    } finally {
      this.#given = {};
    }
  }

  generateTraceId(): string {
    return this.#given.traceId ?? randomBytes(16).toString("hex");
  }

  generateSpanId(): string {
    return this.#given.spanId ?? randomBytes(8).toString("hex");
  }
}
