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
  it("outlives the page", () => {
    const store = memory();
    createSession(store).start("a", "ada");
    expect(createSession(store).token()).toBe("a");
  });

  it("is forgotten by the store when it ends, and says how", () => {
    const store = memory();
    const session = createSession(store);
    session.start("a", "ada");
    session.end("expired");
    expect(session.token()).toBeNull();
    expect(session.ended()).toBe("expired");
    expect(createSession(store).token()).toBeNull();
    session.start("b", "ada");
    expect(session.ended()).toBeNull();
  });

  it("knows whose it was until that person logs out", () => {
    const session = createSession(memory());
    expect(session.person()).toBeNull();
    session.start("a", "ada");
    session.end("expired");
    expect(session.person()).toBe("ada");
    session.start("b", "bob");
    session.end("logged_out");
    expect(session.person()).toBeNull();
  });

  it("tells its subscribers of changes only", () => {
    const session = createSession(memory());
    const heard = vi.fn();
    const stop = session.subscribe(heard);
    session.end("expired");
    expect(heard).not.toHaveBeenCalled();
    session.start("a", "ada");
    session.start("a", "ada");
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    session.end("logged_out");
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it("follows what another tab did", () => {
    const store = memory();
    const here = createSession(store);
    const there = createSession(store);
    there.start("a", "ada");
    here.refresh();
    expect(here.token()).toBe("a");
    there.end("logged_out");
    here.refresh();
    expect(here.token()).toBeNull();
    expect(here.ended()).toBe("logged_out");
  });
});
