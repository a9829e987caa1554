const year_s = 365 * 24 * 60 * 60;

/** Keeps a choice on this device for a year where the server reads it too. */
export function writeChoice(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the CookieStore API is missing in Firefox ESR, and answers late
  document.cookie = `${name}=${value}; Path=/; Max-Age=${year_s}; SameSite=Lax`;
}

export type BrowserStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The browser's storage, or a store as long-lived as the page where the browser forbids storage. */
export function browserStore(kind: "localStorage" | "sessionStorage"): BrowserStore {
  try {
    const store = globalThis[kind];
    store.getItem("");
    return store;
  } catch {
    const values = new Map<string, string>();
    return {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => values.set(key, value),
      removeItem: (key) => values.delete(key),
    };
  }
}
