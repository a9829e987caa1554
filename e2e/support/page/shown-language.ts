import { expect, type Page } from "@playwright/test";
import { type Language, languageCookie } from "#contract/pages/languages.ts";

/** Shows the open screen in a language, as a page does when another tab chooses one. */
export async function showIn(page: Page, language: Language): Promise<void> {
  const choice = JSON.stringify({ key: languageCookie, newValue: language });
  // The words of a page are there before the code that hears of a choice.
  await expect(async () => {
    await page.evaluate(`dispatchEvent(new StorageEvent("storage", ${choice}))`);
    await page.locator(`html[lang=${language}]`).waitFor({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
}
