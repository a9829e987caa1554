import type { Leg, LegStatus } from "#sandbox/voice/calls/leg.ts";
import type { CallEvent } from "#sandbox/voice/twiml/dial-verb.ts";
import type { CallbackDeliveries } from "./callback-deliveries.ts";
import { formatDate, legParameters } from "./parameters.ts";

/** Reports a dialled leg's progress to the app. */
export type ReportStatus = (event: CallEvent) => void;

export interface CallbackOptions {
  /** The callback address and the requested events; without an address there are no callbacks. */
  url: string | undefined;
  events: ReadonlySet<CallEvent>;
  deliveries: CallbackDeliveries;
  onLost: (event: CallEvent) => void;
}

/**
 * Sends each event on its own, at once, so that a slow answer does not delay the next event. They may arrive in any
 * order; `SequenceNumber` gives the true one. An unanswered event is retried as its address asks, then lost.
 */
export function statusReporter(leg: Leg, options: CallbackOptions): ReportStatus {
  let sequence = 0;
  return (event) => {
    const form = statusForm(leg, sequence++);
    if (options.url === undefined || !options.events.has(event)) return;
    options.deliveries.send(options.url, form, () => options.onLost(event));
  };
}

function statusForm(leg: Leg, sequence: number): URLSearchParams {
  const form = legParameters(leg);
  form.set("CallStatus", callbackStatus(leg.status));
  form.set("CallbackSource", "call-progress-events");
  form.set("SequenceNumber", String(sequence));
  form.set("Timestamp", formatDate(new Date()));
  if (leg.over.aborted) {
    form.set("CallDuration", String(leg.duration_s));
    form.set("Duration", String(Math.ceil(leg.duration_s / 60)));
  }
  return form;
}

function callbackStatus(status: LegStatus): string {
  return status === "queued" ? "initiated" : status;
}
