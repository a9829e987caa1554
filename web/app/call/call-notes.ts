import { callWarnings_s, type ServerEvent } from "#contract/events.ts";
import type { CallRate } from "#contract/money/pricing.ts";
import { createListeners } from "#web/kit/listeners.ts";

export interface CallNotes {
  /** The carrier's id of the call that the other fields describe. */
  providerCallId: string | null;
  /** The price that was agreed when the call was authorised; null until the server says it. */
  rate: CallRate | null;
  /** Time at which the credits run out, by `performance.now()`: the server says the seconds that are left, and no time. */
  cutoffAt_ms: number | null;
  /** The seconds that were left when this end was first known: at the answer, or when credits were added. */
  leftAtFirst_s: number | null;
  extended: boolean;
  /** The end was brought forward: not the credits end the call, but an operator, a freeze or the end of the session. */
  cutShort: boolean;
}

export type CallNotesStore = ReturnType<typeof createCallNotes>;

const nothingSaid: CallNotes = {
  providerCallId: null,
  rate: null,
  cutoffAt_ms: null,
  leftAtFirst_s: null,
  extended: false,
  cutShort: false,
};

/** Allows for the server's whole seconds and for network delay. */
const tolerance_ms = 5_000;

/** Notes of each call; the snapshot has those of the call that the page is in. */
export function createCallNotes(currentId: () => string | null) {
  const listeners = createListeners();
  const all = new Map<string, CallNotes>();

  function note(event: ServerEvent & { providerCallId: string }): void {
    const before = all.get(event.providerCallId) ?? nothingSaid;
    const next = noted(before, event, performance.now());
    if (next === before) return;
    all.set(event.providerCallId, next);
    listeners.notify();
  }

  return {
    snapshot: (): CallNotes => all.get(currentId() ?? "") ?? nothingSaid,
    subscribe: listeners.subscribe,
    take(event: ServerEvent): void {
      if (event.type === "state") {
        for (const call of [event.call, event.secondCall]) if (call) note({ type: "call", ...call });
      } else if ("providerCallId" in event) note(event);
    },
  };
}

/** The notes after one more event. An event of another call starts new notes. */
export function noted(notes: CallNotes, event: ServerEvent, now_ms: number): CallNotes {
  const about = (providerCallId: string) =>
    notes.providerCallId === providerCallId ? notes : { ...nothingSaid, providerCallId };
  switch (event.type) {
    case "call": {
      const notesNow = { ...about(event.providerCallId), rate: event.rate };
      return event.secondsLeft === null ? notesNow : until(notesNow, event.secondsLeft, now_ms);
    }
    case "call_warning":
      return until(about(event.providerCallId), event.secondsLeft, now_ms);
    case "call_extended": {
      const notesNow = until(about(event.providerCallId), event.secondsLeft, now_ms);
      return { ...notesNow, leftAtFirst_s: event.secondsLeft, extended: true };
    }
    default:
      return notes;
  }
}

function until(notes: CallNotes, left_s: number, now_ms: number): CallNotes {
  const cutoffAt_ms = now_ms + left_s * 1_000;
  const moved_ms = notes.cutoffAt_ms === null ? 0 : cutoffAt_ms - notes.cutoffAt_ms;
  const isFirst = notes.leftAtFirst_s === null || moved_ms > tolerance_ms;
  return {
    ...notes,
    cutoffAt_ms,
    leftAtFirst_s: isFirst ? left_s : notes.leftAtFirst_s,
    cutShort: notes.cutShort || moved_ms < -tolerance_ms,
  };
}

const extensionShown_s = 30;

/**
 * The news for the caller when `left_s` seconds are left. The time stays as it was first told, because a screen reader
 * would read a countdown out. Follows from the clock alone, so no warning is lost with an event.
 */
export function creditNews(
  { leftAtFirst_s, extended, cutShort }: CallNotes,
  left_s: number,
): { warned_s: number } | { extended_s: number } | null {
  if (leftAtFirst_s === null || cutShort) return null;
  const limit_s = callWarnings_s.findLast((warning_s) => left_s <= warning_s);
  const isAnnounced = limit_s === undefined || leftAtFirst_s <= limit_s;
  if (extended && isAnnounced) {
    return leftAtFirst_s - left_s < extensionShown_s ? { extended_s: leftAtFirst_s } : null;
  }
  return limit_s === undefined ? null : { warned_s: Math.min(limit_s, leftAtFirst_s) };
}
