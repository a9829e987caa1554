import type { Page } from "@playwright/test";

/** Opens the details of each entry of a phone's list. A wide screen has a table in its place, where all is shown. */
export async function openEntries(page: Page): Promise<void> {
  const closed = page.locator("main li details:not([open]) > summary");
  while ((await closed.count()) > 0) await closed.first().click();
}
