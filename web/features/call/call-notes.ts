import type { ServerEvent } from "#contract/events.ts";

/** What the server has said of the call that is on. */
export interface CallNotes {
  /** The carrier's name of the call that the rest is about. */
  providerCallId: string | null;
  /** When the credits run out, in milliseconds since 1970. */
  cutoffAt_ms: number | null;
  /** The last warning, in seconds before the end, until credits were added. */
  warned_s: number | null;
  extended: boolean;
}

export interface CallNotesStore {
  snapshot(): CallNotes;
  subscribe(listener: () => void): () => void;
  take(event: ServerEvent): void;
}

const nothingSaid: CallNotes = { providerCallId: null, cutoffAt_ms: null, warned_s: null, extended: false };

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

/** The notes after one more event. Events of another call begin new ones. */
export function noted(notes: CallNotes, event: ServerEvent, now_ms: number): CallNotes {
  const about = (providerCallId: string) =>
    notes.providerCallId === providerCallId ? notes : { ...nothingSaid, providerCallId };
  const after = (left_s: number) => now_ms + left_s * 1_000;
  switch (event.type) {
    case "state":
      return event.call ? noted(notes, { type: "call", ...event.call }, now_ms) : notes;
    case "call":
      // Once the call is over, when its credits would have run out still says why it ended.
      if (event.secondsLeft === null) return about(event.providerCallId);
      return { ...about(event.providerCallId), cutoffAt_ms: after(event.secondsLeft) };
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

/** The clocks of two machines and the way between them differ by as much. */
const tolerance_ms = 5_000;

/** Whether a call that the far side ended at `now_ms` ended because its credits had run out. */
export function creditsRanOut(notes: CallNotes, providerCallId: string | null, now_ms: number): boolean {
  if (notes.providerCallId === null || notes.providerCallId !== providerCallId) return false;
  return notes.cutoffAt_ms !== null && now_ms >= notes.cutoffAt_ms - tolerance_ms;
}
