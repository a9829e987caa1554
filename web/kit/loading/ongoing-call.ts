const listeners = new Set<() => void>();
let isOngoing = false;

/** Returns true while this page has a call that a reload would end. */
export function isInCall(): boolean {
  return isOngoing;
}

export function setInCall(next: boolean): void {
  if (isOngoing === next) return;
  isOngoing = next;
  for (const listener of [...listeners]) listener();
}

/** Calls the listener when a call begins or ends, until the returned function is called. */
export function onCallChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
