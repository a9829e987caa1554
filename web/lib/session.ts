type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export type SessionEnd = "logged_out" | "expired";

export interface Session {
  token(): string | null;
  start(token: string): void;
  end(how: SessionEnd): void;
  /** How the last session of this page ended; null while there is one or when there never was. */
  ended(): SessionEnd | null;
  subscribe(listener: () => void): () => void;
  /** Reads the store again: another tab has logged in or out. */
  refresh(): void;
}

const tokenKey = "farline.token";

/** The session token, kept in the browser's storage; every change is told to the subscribers. */
export function createSession(store: Store): Session {
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
    start(next) {
      store.setItem(tokenKey, next);
      change(next, null);
    },
    end(how) {
      store.removeItem(tokenKey);
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
