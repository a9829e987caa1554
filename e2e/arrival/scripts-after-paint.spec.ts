import { expect, type Page } from "@playwright/test";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { test } from "#e2e/support/test.ts";

/** A browser whose paint observers are called by `window.paint` alone. */
const saysNoPaint = `
  window.PerformanceObserver = class {
    static supportedEntryTypes = ["paint"];
    constructor(listener) {
      window.paint = listener;
    }
    observe() {}
  };`;
/** A clock that does not come to the end of the wait for the paint. */
const waitsForever = `
  const start = window.setTimeout;
  window.setTimeout = (work, ms, ...rest) => (ms === 1000 ? 0 : start(work, ms, ...rest));`;
const paintsLater = saysNoPaint + waitsForever;
/** The scripts that the page has asked for since. */
function followScripts(page: Page): Set<string> {
  const names = new Set<string>();
  page.on("request", (each) => {
    const { pathname } = new URL(each.url());
    if (pathname.endsWith(".js")) names.add(pathname);
  });
  return names;
}

const userPages = [
  ["/dashboard", "Enter a number to see its price before you call.", "Start Call"],
  ["/transactions", "Every purchase, call and refund, newest first.", "Download CSV"],
] as const;

test("a user's page asks for all its scripts at once, once its frame is painted", async ({ page, stack }) => {
  await openAs(page, stack, await openAccount(stack, newPerson()), "/about");
  await page.addInitScript({ content: paintsLater });
  for (const [path, text, control] of userPages) {
    await page.goto("about:blank");
    const scripts = followScripts(page);
    await page.goto(stack.url + path);
    await expect(page.getByText(text)).toBeVisible();
    expect([...scripts], path).toEqual([]);
    const named = await page.evaluate<string[]>(
      `[...document.querySelector("template[data-scripts]").content.children].map((each) => each.getAttribute("src") ?? each.getAttribute("href"))`,
    );
    await page.evaluate("paint()");
    await expect(page.getByRole("button", { name: control })).toBeVisible();
    expect([...scripts].slice(0, named.length).toSorted(), path).toEqual(named.toSorted());
  }
});

test("a touch of the dialler loads what shows a price, and then the code of a call", async ({
  page,
  stack,
}) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const plans = "**/assets/plans-*.js";
  await page.route(plans, async (route) => {
    await released;
    await route.continue();
  });
  await openAs(page, stack, await openAccount(stack, newPerson()), "/dashboard");
  const scripts = followScripts(page);
  const ofCall = () => [...scripts].filter((name) => name.startsWith("/assets/in-call-"));
  const request = page.waitForRequest(plans);
  await page.getByLabel("Phone number").fill("+44 20 7946 0000");
  await request;
  expect(ofCall()).toEqual([]);
  release();
  await expect(page.getByText("a minute")).toBeVisible();
  await expect.poll(ofCall).toHaveLength(1);
});
