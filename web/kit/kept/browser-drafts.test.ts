import { describe, expect, it } from "vitest";
import { createDrafts } from "./browser-drafts.ts";

function memory() {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}

describe("drafts", () => {
  it("are kept by form and survive a reload", () => {
    const store = memory();
    const drafts = createDrafts(store, () => "ada");
    drafts.keep("contact", { subject: "Hello", message: "" });
    drafts.keep("dial", { phoneNumber: "4420" });
    drafts.drop("dial");
    const later = createDrafts(store, () => "ada");
    expect(later.read("contact")).toEqual({ subject: "Hello", message: "" });
    expect(later.read("dial")).toEqual({});
  });

  it("are hidden from another person", () => {
    const store = memory();
    createDrafts(store, () => "ada").keep("contact", { message: "My secret" });
    const others = createDrafts(store, () => "bob");
    expect(others.read("contact")).toEqual({});
    others.keep("dial", { phoneNumber: "1" });
    expect(createDrafts(store, () => "ada").read("contact")).toEqual({});
  });

  it("of a visitor pass to the next user who logs in", () => {
    const store = memory();
    createDrafts(store, () => null).keep("contact", { message: "Hello" });
    expect(createDrafts(store, () => "ada").read("contact")).toEqual({ message: "Hello" });
  });

  it("are empty after logging out and when the store is corrupt", () => {
    const store = memory();
    const drafts = createDrafts(store, () => "ada");
    drafts.keep("contact", { message: "Hello" });
    drafts.dropAll();
    expect(drafts.read("contact")).toEqual({});
    store.setItem("farline.drafts", "{");
    expect(drafts.read("contact")).toEqual({});
  });
});
