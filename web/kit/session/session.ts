import type { BrowserStore } from "#web/kit/kept/browser-store.ts";
import { createListeners } from "#web/kit/listeners.ts";

export type SessionEnd = "logged_out" | "expired";

export type Session = ReturnType<typeof createSession>;

const sessionKey = "farline.session";
const personKey = "farline.person";

/**
 * Keeps the state of this browser's session in its storage, for all tabs. The session token is in a cookie that scripts
 * cannot read; the CSRF token kept here opens nothing without the cookie. Every change calls the subscribers.
 */
export function createSession(store: BrowserStore) {
  let csrfToken = store.getItem(sessionKey);
  let end: SessionEnd | null = null;
  const { subscribe, notify } = createListeners();

  function change(next: string | null, how: SessionEnd | null): void {
    end = next === null ? how : null;
    if (csrfToken === next) return;
    csrfToken = next;
    notify();
  }

  return {
    /** The CSRF token of this browser's session; null for a visitor. */
    csrfToken: () => csrfToken,
    /** The id of the user who is logged in, or was until the session expired; null when unknown. */
    person: () => store.getItem(personKey),
    start(next: string, person?: string): void {
      store.setItem(sessionKey, next);
      if (person === undefined) store.removeItem(personKey);
      else store.setItem(personKey, person);
      change(next, null);
    },
    end(how: SessionEnd): void {
      store.removeItem(sessionKey);
      if (how === "logged_out") store.removeItem(personKey);
      change(null, how);
    },
    /** The end of this page's last session; null during a session and before the first one. */
    ended: () => end,
    subscribe,
    /** Reads the store again after another tab has logged in or out. */
    refresh(): void {
      const stored = store.getItem(sessionKey);
      // A visitor who has just come has not logged out.
      if (stored !== csrfToken) change(stored, "logged_out");
    },
  };
}
