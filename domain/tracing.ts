export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

/** A trace that every node can name without asking another: the same kind and id give the same trace. */
export interface TraceKey {
  kind: "call" | "payment" | "session";
  id: string;
}

/** A span that a client began, by its ids. */
export interface ClientSpan {
  traceId: string;
  spanId: string;
}

export interface SpanOptions {
  name: string;
  kind: "server" | "client" | "internal";
  attributes: SpanAttributes;
  /** Starts no span when none is under way: a job's look for work belongs to no trace. */
  onlyBelow?: boolean;
  /** The trace that the span belongs to; by default, that of the span under way. */
  of?: TraceKey | undefined;
  linkTo?: TraceKey | undefined;
  /** A click in the page, which the span is below. The sampler decides, not the client; the span is written with ours. */
  click?: ClientSpan | undefined;
}

export interface OpenSpan {
  /** Runs work whose spans are below this one. */
  within<T>(work: () => T): T;
  set(attributes: SpanAttributes): void;
  end(result: "done" | "failed"): void;
}

export interface Tracing {
  begin(options: SpanOptions): OpenSpan;
  /** Writes the span that all spans of a call's trace are below; known once the call is over. */
  root(of: TraceKey, options: Omit<SpanOptions, "of"> & { startedAt: Date; endedAt: Date }): void;
}

export const noSpan: OpenSpan = { within: (work) => work(), set: () => {}, end: () => {} };

export const noTracing: Tracing = { begin: () => noSpan, root: () => {} };

export async function inSpan<T>(
  tracing: Tracing,
  options: SpanOptions,
  work: (span: OpenSpan) => Promise<T>,
): Promise<T> {
  const span = tracing.begin(options);
  let result: "done" | "failed" = "failed";
  try {
    const value = await span.within(() => work(span));
    result = "done";
    return value;
  } finally {
    span.end(result);
  }
}
