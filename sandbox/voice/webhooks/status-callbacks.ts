import type { Leg, LegStatus } from "#sandbox/voice/calls/leg.ts";
import { formatDate } from "#sandbox/voice/rest/date.ts";
import type { CallEvent } from "#sandbox/voice/twiml/twiml.ts";
import type { CallbackDeliveries } from "./callback-deliveries.ts";
import { legParameters } from "./parameters.ts";

/** Tells the app how a dialled leg is getting on. */
export interface StatusReporter {
  report(event: CallEvent): void;
}

export interface CallbackOptions {
  /** Where to, and which events it asked for; no address, no callbacks. */
  url: string | undefined;
  events: ReadonlySet<CallEvent>;
  deliveries: CallbackDeliveries;
  onLost: (event: CallEvent) => void;
}

/**
 * Each event is sent on its own, at once, so that one the app is slow to answer does not hold up the next: they may
 * arrive in any order, and `SequenceNumber` tells which is which. One that stays unanswered is tried again a few
 * times, then lost.
 */
export function statusReporter(leg: Leg, options: CallbackOptions): StatusReporter {
  let sequence = 0;
  return {
    report(event) {
      const form = statusForm(leg, sequence++);
      if (options.url === undefined || !options.events.has(event)) return;
      options.deliveries.send(options.url, form, () => options.onLost(event));
    },
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
