import { serverEvents } from "#web/lib/events/browser-events.ts";
import type { CallNotesStore } from "./call-notes.ts";

/** Notes what the server says of the call. */
export function subscribeToServer(notes: CallNotesStore): () => void {
  const stops = [
    serverEvents.on("state", notes.take),
    serverEvents.on("call", notes.take),
    serverEvents.on("call_warning", notes.take),
    serverEvents.on("call_extended", notes.take),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
