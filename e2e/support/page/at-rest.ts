import { expect, type Page } from "@playwright/test";

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
