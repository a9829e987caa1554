import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import type { Stack } from "./product/stack.ts";

type WalletName = "Apple Pay" | "Google Pay";

/** Gives this browser wallets, as people do on the sandbox's own page. */
export async function giveWallets(page: Page, stack: Stack, ...names: WalletName[]): Promise<void> {
  await page.goto(`${stack.sandboxUrl}/cards/wallets`);
  for (const name of names) await page.getByLabel(name).check();
}

export function walletButton(page: Page, name: WalletName): Locator {
  return page.frameLocator('iframe[title="Secure express checkout frame"]').getByRole("button", { name });
}

/** The wallet's sheet, above the page. */
export function walletSheet(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="Wallet"]');
}

/** Presses a wallet's button and waits for its sheet, which shows `price`. */
export async function openSheet(page: Page, name: WalletName, price: string): Promise<FrameLocator> {
  await walletButton(page, name).click();
  const sheet = walletSheet(page);
  await expect(sheet.getByRole("heading", { name })).toBeVisible();
  await expect(sheet.getByText(`Pay Farline ${price}`, { exact: true })).toBeVisible();
  return sheet;
}

export async function payInSheet(sheet: FrameLocator, card: string): Promise<void> {
  await sheet.getByLabel(card).check();
  await sheet.getByRole("button", { name: "Pay", exact: true }).click();
}
