import type { FastifyBaseLogger } from "fastify";
import type { Observation } from "#domain/observer.ts";

const sentences = {
  call_opened: "a call is authorised",
  call_refused: "a call is refused",
  call_ended: "a call has ended",
  call_cut_off: "a call was cut off at the end of its paid time",
  credits_moved: "a payment moved credits",
} as const satisfies Record<Observation["type"], string>;

/** One line for each event of a call or payment. An observation has ids and figures, and no personal data. */
export function logObservation(log: Pick<FastifyBaseLogger, "info">, observation: Observation): void {
  const { type, ...figures } = observation;
  log.info(figures, sentences[type]);
}
