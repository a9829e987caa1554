import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import { type Language, languageCookie } from "#contract/pages/languages.ts";

/** Opens the details of each entry of a phone's list. A wide screen has a table in its place, where all is shown. */
export async function openEntries(page: Page): Promise<void> {
  const closed = page.locator("main li details:not([open]) > summary");
  while ((await closed.count()) > 0) await closed.first().click();
}

/**
 * Waits until React has taken the page over, and until nothing more has loaded for half a second. Playwright's
 * `networkidle` comes once, and where other programs keep the machine busy before the scripts, which wait for the first
 * paint.
 */
export async function atRest(page: Page): Promise<void> {
  // React Router scrolls from here on.
  await expect.poll(() => page.evaluate("history.scrollRestoration")).toBe("manual");
  const loaded = () => page.evaluate<number>("performance.getEntriesByType('resource').length");
  await expect(async () => {
    const before = await loaded();
    await page.waitForTimeout(500);
    expect(await loaded()).toBe(before);
  }).toPass();
}

/** Shows the open screen in a language, as a page does when another tab chooses one. */
export async function showIn(page: Page, language: Language): Promise<void> {
  const choice = JSON.stringify({ key: languageCookie, newValue: language });
  // The words of a page are there before the code that hears of a choice.
  await expect(async () => {
    await page.evaluate(`dispatchEvent(new StorageEvent("storage", ${choice}))`);
    await page.locator(`html[lang=${language}]`).waitFor({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}

/** The script that names the controls which move, by `movedControls()`. */
export const movedControls = fileURLToPath(new URL("scripts/moved-controls.js", import.meta.url));

/** From now on, `movedControls()` names those that move. */
export async function watchControls(page: Page): Promise<void> {
  await page.evaluate(`{ ${readFileSync(movedControls, "utf8")} }`);
}
