import type { Page } from "@playwright/test";

/**
 * Lets the test move the page's clock (`page.clock.fastForward`), including its request timeouts, which a browser
 * otherwise counts by another clock. Call it before the page is opened.
 */
export async function giveOwnTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    AbortSignal.timeout = (limit_ms) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException("The time is over.", "TimeoutError")), limit_ms);
      return controller.signal;
    };
  });
}

/**
 * Stops the clock of an open page, whose clock is installed: from now on only the test moves it. Without this the seconds
 * that a busy machine takes between two lines of the test are the page's too.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}
