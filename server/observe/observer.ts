import type { FastifyBaseLogger } from "fastify";
import type { Observation, Observer } from "#domain/observer.ts";
import type { Recorder } from "#domain/operator-metrics.ts";
import { inSpan, type TraceKey, type Tracing } from "#domain/tracing.ts";
import { countObservation } from "./count-observation.ts";
import { attributesOf, traceOf } from "./span-attributes.ts";
import { learn, traceUnderWay, within } from "./subject.ts";

export interface ObserverParts {
  tracing: Tracing;
  recorder: Recorder;
  log: FastifyBaseLogger;
}

/** Makes spans, figures and lines of the log of what the product does. */
export function observerOf({ tracing, recorder, log }: ObserverParts): Observer {
  return {
    step(name, subject, work) {
      const { sessionId } = subject;
      const trace = traceOf(subject);
      const options = {
        name,
        kind: "internal",
        attributes: attributesOf(subject),
        of: isSame(trace, traceUnderWay()) ? undefined : trace,
        linkTo:
          trace?.kind === "call" && sessionId ? ({ kind: "session", id: sessionId } as const) : undefined,
      } as const;
      return inSpan(tracing, options, (span) =>
        within({ subject, trace, onLearned: (learned) => span.set(attributesOf(learned)) }, work),
      );
    },
    learn,
    happened(observation) {
      countObservation(recorder, observation);
      logObservation(log, observation);
      traceObservation(tracing, observation);
    },
  };
}

function isSame(one: TraceKey | undefined, other: TraceKey | undefined): boolean {
  return one === undefined || (one.kind === other?.kind && one.id === other.id);
}

const sentences = {
  call_opened: "a call is authorised",
  call_refused: "a call is refused",
  call_ended: "a call has ended",
  call_cut_off: "a call was cut off at the end of its paid time",
  credits_moved: "a payment moved credits",
  money_back_repeated: "a wallet takes one purchase after the other back",
} as const satisfies Record<Observation["type"], string>;

/** One line for each event of a call or payment. An observation has ids and figures, and no personal data. */
function logObservation(log: Pick<FastifyBaseLogger, "info">, observation: Observation): void {
  const { type, ...figures } = observation;
  log.info(figures, sentences[type]);
}

/** The end of a call closes its trace with one span over all of it. */
function traceObservation(tracing: Tracing, observation: Observation): void {
  if (observation.type === "call_refused") {
    const { callId, providerCallId, reason, country, at } = observation;
    const attributes = { ...attributesOf({ callId, providerCallId }), "farline.call.refusal": reason };
    const of = { kind: "call", id: providerCallId } as const;
    tracing.root(of, {
      name: "call",
      kind: "internal",
      startedAt: at,
      endedAt: new Date(),
      attributes: { ...attributes, "farline.call.country": country ?? "none" },
    });
  }
  if (observation.type === "call_ended") {
    const { callId, providerCallId, outcome, country, answered_s, startedAt, endedAt } = observation;
    const of = { kind: "call", id: providerCallId } as const;
    tracing.root(of, {
      name: "call",
      kind: "internal",
      startedAt,
      endedAt,
      attributes: {
        ...attributesOf({ callId, providerCallId }),
        "farline.call.outcome": outcome,
        "farline.call.country": country ?? "none",
        "farline.call.answered_seconds": answered_s ?? 0,
      },
    });
  }
}
