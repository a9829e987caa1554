import { expect, type Page } from "@playwright/test";
import { talk } from "#e2e/support/callers.ts";
import { openEntries } from "#e2e/support/page/prepared-page.ts";

/** Takes a caller's dashboard through a call, and stops at each state for `look`. */
export async function throughACall(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  await page.getByText("Sound and connection").click();
  await expect(page.getByLabel("Microphone", { exact: true })).toBeVisible();
  await look("call-settings");
  await talk(page);
  await expect(page.getByText("Excellent")).toBeVisible();
  await look("call");
  await page.getByRole("button", { name: "Keypad" }).click();
  await look("call-keypad");
  await page.getByRole("button", { name: "Sound" }).click();
  await page.getByRole("button", { name: "Mute", exact: true }).click();
  await look("call-sound-muted");
  await page.getByRole("link", { name: "Contact" }).first().click();
  await expect(page.getByRole("region", { name: "Call", exact: true })).toBeVisible();
  await look("call-elsewhere");
  await page.getByRole("link", { name: "Back to the call" }).click();
  await page.getByRole("button", { name: "End Call" }).click();
  await expect(page.getByRole("region", { name: "Last call" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: /New balance: 9\d/ })).toHaveCount(1);
  await look("call-ended");
  await page.getByRole("link", { name: "View All Transactions" }).click();
  await expect(page.getByText("Call to").first()).toBeVisible();
  await look("transactions-after-a-call");
  await openEntries(page);
  await page.getByRole("link", { name: "Receipt" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Receipt");
  await look("receipt");
  await page.goto(new URL("/calls", page.url()).href);
  await expect(page.getByRole("status").filter({ hasText: "shown" })).toBeVisible();
  await openEntries(page);
  await page.getByRole("link", { name: /^Call to/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Call");
  await look("call-sheet");
  await page.getByRole("link", { name: /calls/i }).last().click();
  await look("calls");
}
