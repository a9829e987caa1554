import { expect, type Page } from "@playwright/test";
import { appMessages } from "#contract/messages/frame-messages.ts";

/** Cuts the network, and waits until the page has heard of it: a press before that fails where a later one waits. */
export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await expect(page.getByRole("status").filter({ hasText: appMessages.offline }).first()).toBeVisible();
}
