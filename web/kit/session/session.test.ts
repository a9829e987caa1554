import { describe, expect, it, vi } from "vitest";
import { createSession } from "./session.ts";

function memory(values: Record<string, string> = {}) {
  const map = new Map(Object.entries(values));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

describe("the session", () => {
  it("is not one that an older page kept with its token", () => {
    expect(createSession(memory({ "farline.token": "token-1" })).csrfToken()).toBeNull();
  });

  it("survives a reload", () => {
    const store = memory();
    createSession(store).start("a", "ada");
    expect(createSession(store).csrfToken()).toBe("a");
  });

  it("is removed from the store at its end and reports how it ended", () => {
    const store = memory();
    const session = createSession(store);
    session.start("a", "ada");
    session.end("expired");
    expect(session.csrfToken()).toBeNull();
    expect(session.ended()).toBe("expired");
    expect(createSession(store).csrfToken()).toBeNull();
    session.start("b", "ada");
    expect(session.ended()).toBeNull();
  });

  it("keeps the user's id until that user logs out", () => {
    const session = createSession(memory());
    expect(session.person()).toBeNull();
    session.start("a", "ada");
    session.end("expired");
    expect(session.person()).toBe("ada");
    session.start("b", "bob");
    session.end("logged_out");
    expect(session.person()).toBeNull();
  });

  it("calls its subscribers after changes only", () => {
    const session = createSession(memory());
    const listener = vi.fn();
    const stop = session.subscribe(listener);
    session.end("expired");
    expect(listener).not.toHaveBeenCalled();
    session.start("a", "ada");
    session.start("a", "ada");
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    session.end("logged_out");
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("follows another tab's login and logout", () => {
    const store = memory();
    const here = createSession(store);
    const there = createSession(store);
    there.start("a", "ada");
    here.refresh();
    expect(here.csrfToken()).toBe("a");
    there.end("logged_out");
    here.refresh();
    expect(here.csrfToken()).toBeNull();
    expect(here.ended()).toBe("logged_out");
  });

  it("does not take a visitor who has just come for one who logged out", () => {
    const session = createSession(memory());
    session.refresh();
    expect(session.ended()).toBeNull();
  });
});
