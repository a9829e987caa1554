import type { Page } from "@playwright/test";

/**
 * Lets the test move the page's clock (`page.clock.fastForward`), the limits of its requests included: the browser
 * counts those by a clock of its own otherwise. To be called before the page is opened.
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
