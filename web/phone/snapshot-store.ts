import type { PhoneSnapshot } from "./phone.ts";

export interface SnapshotStore {
  get(): PhoneSnapshot;
  /** Calls the listeners, unless nothing has changed. */
  set(change: Partial<PhoneSnapshot>): void;
  subscribe(listener: () => void): () => void;
  clear(): void;
}

const initial: PhoneSnapshot = {
  device: "uninitialised",
  phase: "idle",
  number: null,
  attemptId: null,
  providerCallId: null,
  elapsed_s: 0,
  muted: false,
  reconnecting: false,
  quality: null,
  microphone: "fine",
  notice: null,
  pressed: [],
  error: null,
  isLastingError: false,
};

export function createSnapshotStore(): SnapshotStore {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    get: () => current,
    set(change) {
      const next = { ...current, ...change };
      const same = (Object.keys(next) as (keyof PhoneSnapshot)[]).every((key) => next[key] === current[key]);
      if (same) return;
      current = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    clear: () => listeners.clear(),
  };
}
