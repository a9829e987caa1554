import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  document.body.innerHTML = "";
});

/** The page's code arrives: tells from then on if the page is touched. */
async function arrive(): Promise<() => boolean> {
  vi.resetModules();
  let isTouched = false;
  const { touched } = await import("./served-page.ts");
  void touched.then(() => {
    isTouched = true;
  });
  await touchNothing();
  return () => isTouched;
}

const touchNothing = () => new Promise((done) => setTimeout(done));

it("has happened where a field had the focus before the page's code", async () => {
  document.body.append(document.createElement("input"));
  document.querySelector("input")?.focus();
  const isTouched = await arrive();
  expect(isTouched()).toBe(true);
});

it.each<[string, Event, boolean]>([
  ["a pointer that the page appears under", new PointerEvent("pointermove", { movementX: 0 }), false],
  ["a moved pointer", new PointerEvent("pointermove", { movementX: 3 }), true],
  ["a key", new KeyboardEvent("keydown"), true],
  ["a password manager that fills a field in", new Event("input"), true],
])("by %s counts: %#", async (_what, event, counts) => {
  const isTouched = await arrive();
  expect(isTouched()).toBe(false);
  window.dispatchEvent(event);
  await touchNothing();
  expect(isTouched()).toBe(counts);
});
