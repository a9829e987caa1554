import { afterEach, expect, test, vi } from "vitest";
import { browserStore } from "./browser-store.ts";

afterEach(() => vi.unstubAllGlobals());

/** A storage with room for some letters, as browsers count keys and values. */
function storage(room: number): Storage {
  const values = new Map<string, string>();
  const used = () => [...values].join("").length;
  return {
    getItem: (key: string) => values.get(key) ?? null,
    removeItem: (key: string) => void values.delete(key),
    setItem(key: string, value: string) {
      const before = values.get(key);
      values.set(key, value);
      if (used() <= room) return;
      if (before === undefined) values.delete(key);
      else values.set(key, before);
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    },
  } as Storage;
}

test("a value that a full storage refuses lives as long as the page, and the one before is gone", () => {
  const full = storage(20);
  vi.stubGlobal("localStorage", full);
  const store = browserStore("localStorage");
  store.setItem("speaker", "first");
  store.setItem("speaker", "one that is longer than the room");
  expect(store.getItem("speaker")).toBe("one that is longer than the room");
  expect(full.getItem("speaker")).toBeNull();
  store.setItem("speaker", "last");
  expect([store.getItem("speaker"), full.getItem("speaker")]).toEqual(["last", "last"]);
  store.removeItem("speaker");
  expect([store.getItem("speaker"), full.getItem("speaker")]).toEqual([null, null]);
});

test("a forbidden storage keeps values as long as the page", () => {
  vi.stubGlobal(
    "localStorage",
    new Proxy({} as Storage, {
      get() {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    }),
  );
  const store = browserStore("localStorage");
  expect(store.getItem("theme")).toBeNull();
  store.setItem("theme", "dark");
  expect(store.getItem("theme")).toBe("dark");
  store.removeItem("theme");
  expect(store.getItem("theme")).toBeNull();
});
