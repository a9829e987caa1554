import type { Page } from "@playwright/test";

/**
 * Stops the clock of an open page, whose clock is installed: from now on only the test moves it. Without this the seconds
 * that a busy machine takes between two lines of the test are the page's too.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}
