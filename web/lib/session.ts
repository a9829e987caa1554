import type { BrowserStore } from "./browser-store.ts";

export type SessionEnd = "logged_out" | "expired";

export interface Session {
  token(): string | null;
  /** The id of the user who is logged in, or was until the session expired; null when unknown. */
  person(): string | null;
  start(token: string, person?: string): void;
  end(how: SessionEnd): void;
  /** How the last session of this page ended; null during a session and before the first one. */
  ended(): SessionEnd | null;
  subscribe(listener: () => void): () => void;
  /** Reads the store again after another tab has logged in or out. */
  refresh(): void;
}

const tokenKey = "farline.token";
const personKey = "farline.person";

/** The session token, kept in the browser's storage. Every change calls the subscribers. */
export function createSession(store: BrowserStore): Session {
  let token = store.getItem(tokenKey);
  let end: SessionEnd | null = null;
  const listeners = new Set<() => void>();

  function change(next: string | null, how: SessionEnd | null): void {
    end = next === null ? how : null;
    if (token === next) return;
    token = next;
    for (const listener of listeners) listener();
  }

  return {
    token: () => token,
    person: () => store.getItem(personKey),
    start(next, person) {
      store.setItem(tokenKey, next);
      if (person === undefined) store.removeItem(personKey);
      else store.setItem(personKey, person);
      change(next, null);
    },
    end(how) {
      store.removeItem(tokenKey);
      if (how === "logged_out") store.removeItem(personKey);
      change(null, how);
    },
    ended: () => end,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh: () => change(store.getItem(tokenKey), "logged_out"),
  };
}
