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
