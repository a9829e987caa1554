/** The browser's offer to install the app waits in the menu, and is gone once it was answered or the app is installed. */

import { expect, type Page } from "@playwright/test";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { atRest } from "#e2e/support/page/at-rest.ts";
import { builtScripts } from "#e2e/support/page/built-scripts.ts";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { test } from "#e2e/support/test.ts";

/** Chromium's event, which a headless browser does not send. Returns whether the page kept the banner away. */
const offer = `(() => {
  const event = new Event("beforeinstallprompt", { cancelable: true });
  event.prompt = async () => {
    document.documentElement.dataset.asked = Number(document.documentElement.dataset.asked ?? 0) + 1;
  };
  dispatchEvent(event);
  return event.defaultPrevented;
})()`;

const entry = (page: Page) => page.getByRole("button", { name: "Install Farline" });
const profile = (page: Page) => page.getByRole("button", { name: "Profile" });

async function openMenu(page: Page, stack: Stack): Promise<void> {
  await openAs(page, stack, await openAccount(stack, newPerson()), "/dashboard");
  await expect(page.locator("main h1")).toBeAttached();
  await profile(page).click();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
}

test("an offer is kept for the menu, asks once, and comes back when the browser makes it again", async ({
  page,
  stack,
}) => {
  await openMenu(page, stack);
  await expect(entry(page)).toHaveCount(0);
  expect(await page.evaluate(offer)).toBe(true);
  await expect(entry(page)).toBeVisible();
  expect(await problemsOf(page, "the menu with an offer")).toEqual([]);
  await entry(page).press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-asked", "1");
  await expect(entry(page)).toHaveCount(0);
  // Dismissed: the browser decides when it offers again.
  await page.evaluate(offer);
  await entry(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-asked", "2");
});

test("an installation from the browser's own menu takes the offer away", async ({ page, stack }) => {
  await openMenu(page, stack);
  await page.evaluate(offer);
  await expect(entry(page)).toBeVisible();
  await page.evaluate(`dispatchEvent(new Event("appinstalled"))`);
  await expect(entry(page)).toHaveCount(0);
});

test("an offer made to a visitor waits until the menu is there", async ({ page, stack }) => {
  const person = newPerson();
  await openAccount(stack, person);
  await page.goto(`${stack.url}/login`);
  await expect(page.getByRole("button", { name: "Login", exact: true })).toBeEnabled();
  await atRest(page);
  expect(await page.evaluate(offer)).toBe(true);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  // The header knows the user before the dashboard is there, which takes the focus and so closes the menu.
  await expect(page.locator("main h1")).toHaveText("Dashboard");
  await profile(page).click();
  await expect(entry(page)).toBeVisible();
});

const iPhone = `Object.defineProperty(navigator, "userAgent", { value: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)" });`;
const installed = `{
  const ask = window.matchMedia.bind(window);
  window.matchMedia = (query) => ask(query === "(display-mode: standalone)" ? "all" : query);
}`;

test("on an iPhone, which makes no offer, the menu says how to install, unless the app is installed", async ({
  page,
  stack,
}) => {
  const hint = page.getByText("press Share in your browser");
  await page.addInitScript({ content: iPhone });
  await openMenu(page, stack);
  await expect(hint).toBeVisible();
  await page.addInitScript({ content: installed });
  const entryCode = page.waitForResponse(builtScripts("install-entry"));
  await page.reload();
  await profile(page).click();
  await (await entryCode).finished();
  await expect(page.getByRole("button", { name: "Logout" })).toBeVisible();
  await expect(hint).toHaveCount(0);
});
