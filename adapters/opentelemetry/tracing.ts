import {
  type Context,
  context,
  type Link,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { noSpan, type OpenSpan, type TraceKey, type Tracing } from "#domain/tracing.ts";
import { idsOf, type TraceIds } from "./trace-ids.ts";

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const;

/** Traces with the OpenTelemetry SDK, whose ids come from `ids`. */
export function openTelemetryTracing(tracer: Tracer, ids: TraceIds): Tracing {
  return {
    begin({ name, kind, attributes, onlyBelow, of, linkTo, click }) {
      if (onlyBelow && !trace.getActiveSpan()) return noSpan;
      const links = [
        ...(of ? linkToActive() : []),
        ...(linkTo ? [{ context: headOf(linkTo).spanContext() }] : []),
      ];
      const options = { kind: kinds[kind], attributes: { ...attributes }, links };
      const begun = click && ids.give(click, () => tracer.startSpan("click", { root: true }));
      const head = of ? headOf(of) : begun;
      const parent = head ? trace.setSpan(context.active(), head) : context.active();
      const span = tracer.startSpan(name, options, parent);
      return open(span, trace.setSpan(parent, span), begun);
    },

    root(of, { name, kind, attributes, startedAt, endedAt }) {
      const options = { kind: kinds[kind], attributes: { ...attributes }, startTime: startedAt, root: true };
      ids.give(idsOf(of), () => tracer.startSpan(name, options)).end(endedAt);
    },
  };

  /**
   * The span that all others of a trace are below, before it is written. Begun for its context alone, so that the
   * sampler decides about the trace as every node does, and never ended, so that it is not exported.
   */
  function headOf(of: TraceKey): Span {
    return ids.give(idsOf(of), () => tracer.startSpan(of.kind, { root: true }));
  }
}

/** The request that a step of a call comes from is in a trace of its own. */
function linkToActive(): Link[] {
  const active = trace.getActiveSpan();
  return active ? [{ context: active.spanContext() }] : [];
}

function open(span: Span, below: Context, click: Span | undefined): OpenSpan {
  return {
    within: (work) => context.with(below, work),
    set: (attributes) => span.setAttributes({ ...attributes }),
    end(result) {
      // An error's message may quote what a person typed, so the span says only that there was one.
      if (result === "failed") span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
      click?.end();
    },
  };
}
