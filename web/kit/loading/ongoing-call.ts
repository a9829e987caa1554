import { createListeners } from "#web/kit/listeners.ts";

const listeners = createListeners();
let isOngoing = false;

/** Returns true while this page has a call that a reload would end. */
export function isInCall(): boolean {
  return isOngoing;
}

export function setInCall(next: boolean): void {
  if (isOngoing === next) return;
  isOngoing = next;
  listeners.notify();
}

export const onCallChange = listeners.subscribe;
