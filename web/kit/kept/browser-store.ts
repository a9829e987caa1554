const year_s = 365 * 24 * 60 * 60;

/** Keeps a choice on this device for a year where the server reads it too. */
export function writeChoice(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the CookieStore API is missing in Firefox ESR, and answers late
  document.cookie = `${name}=${value}; Path=/; Max-Age=${year_s}; SameSite=Lax`;
}

export type BrowserStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** The browser's storage. A value that it refuses, because it is forbidden or full, lives as long as the page. */
export function browserStore(kind: "localStorage" | "sessionStorage"): BrowserStore {
  const unkept = new Map<string, string>();
  return {
    getItem(key) {
      const value = unkept.get(key);
      if (value !== undefined) return value;
      try {
        return globalThis[kind].getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, value) {
      try {
        globalThis[kind].setItem(key, value);
        unkept.delete(key);
      } catch {
        // What stood there before is no longer meant.
        this.removeItem(key);
        unkept.set(key, value);
      }
    },
    removeItem(key) {
      unkept.delete(key);
      try {
        globalThis[kind].removeItem(key);
      } catch {
        // Where storage is forbidden nothing is in it.
      }
    },
  };
}
