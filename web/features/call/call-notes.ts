import type { ServerEvent } from "#contract/events.ts";

/** What the server's events have said about the ongoing call. */
export interface CallNotes {
  /** The carrier's id of the call that the other fields describe. */
  providerCallId: string | null;
  /** When the credits run out, in milliseconds since 1970. */
  cutoffAt_ms: number | null;
  /** The seconds left at the last warning; null again once credits were added. */
  warned_s: number | null;
  extended: boolean;
  /** The end was brought forward: not the credits end the call, but an operator, a freeze or the end of the session. */
  cutShort: boolean;
}

export interface CallNotesStore {
  snapshot(): CallNotes;
  subscribe(listener: () => void): () => void;
  take(event: ServerEvent): void;
}

const nothingSaid: CallNotes = {
  providerCallId: null,
  cutoffAt_ms: null,
  warned_s: null,
  extended: false,
  cutShort: false,
};

/** Allows for clock differences and network delay between browser and server. */
const tolerance_ms = 5_000;

export function createCallNotes(): CallNotesStore {
  const listeners = new Set<() => void>();
  let current = nothingSaid;
  return {
    snapshot: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    take(event) {
      const next = noted(current, event, Date.now());
      if (next === current) return;
      current = next;
      for (const listener of [...listeners]) listener();
    },
  };
}

/** The notes after one more event. An event of another call starts new notes. */
export function noted(notes: CallNotes, event: ServerEvent, now_ms: number): CallNotes {
  const about = (providerCallId: string) =>
    notes.providerCallId === providerCallId ? notes : { ...nothingSaid, providerCallId };
  const after = (left_s: number) => now_ms + left_s * 1_000;
  switch (event.type) {
    case "state":
      return event.call ? noted(notes, { type: "call", ...event.call }, now_ms) : notes;
    case "call":
      // The cutoff stays after the end of the call, because it shows whether the credits ran out.
      if (event.secondsLeft === null) return about(event.providerCallId);
      return until(about(event.providerCallId), after(event.secondsLeft));
    case "call_warning":
      return {
        ...about(event.providerCallId),
        cutoffAt_ms: after(event.secondsLeft),
        warned_s: event.secondsLeft,
        extended: false,
      };
    case "call_extended":
      return {
        ...about(event.providerCallId),
        cutoffAt_ms: after(event.secondsLeft),
        warned_s: null,
        extended: true,
      };
    default:
      return notes;
  }
}

function until(notes: CallNotes, cutoffAt_ms: number): CallNotes {
  const isEarlier = notes.cutoffAt_ms !== null && cutoffAt_ms < notes.cutoffAt_ms - tolerance_ms;
  return { ...notes, cutoffAt_ms, cutShort: notes.cutShort || isEarlier };
}

/** Whether the far end hung up at `now_ms` because the credits had run out. */
export function creditsRanOut(notes: CallNotes, providerCallId: string | null, now_ms: number): boolean {
  if (notes.providerCallId === null || notes.providerCallId !== providerCallId || notes.cutShort)
    return false;
  return notes.cutoffAt_ms !== null && now_ms >= notes.cutoffAt_ms - tolerance_ms;
}
