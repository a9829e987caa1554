import { expect, type Locator, type Page } from "@playwright/test";
import { api, fillCard, openAs } from "./people.ts";
import { auditFindings } from "./product/database.ts";
import type { Stack } from "./product/stack.ts";

export const payingCard = "4242424242424242";
export const decliningCard = "4000000000000002";
export const askingCard = "4000002500003155";

/** A purchase for ten dollars, as the ledger shows it. */
export const tenDollars = { status: "completed", amount: 10, currency: "USD", credits: 100 };

/** Opens the card form of the token's user for ten dollars. */
export async function openTenDollars(page: Page, stack: Stack, token: string): Promise<void> {
  await openAs(page, stack, token, "/purchase-credits");
  await page.getByLabel("Currency").selectOption("USD");
  await proceedWith(page, "$10.00");
}

/** Chooses a preset by its price and continues to the card form. */
export async function proceedWith(page: Page, price: string): Promise<void> {
  await page.getByRole("button", { name: price }).click();
  await proceed(page);
}

export async function applyCustomAmount(page: Page, amount: string): Promise<void> {
  await page.getByLabel(/^Custom amount/).fill(amount);
  await page.getByRole("button", { name: "Apply" }).click();
}

export async function proceed(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Proceed to Payment" }).click();
  await expect(payNow(page)).toBeVisible();
}

export async function payWith(page: Page, cardNumber: string): Promise<void> {
  await fillCard(page, cardNumber);
  await pressPayNow(page);
}

/** A frame of another site takes clicks at its position before the scroll, until the next frames are drawn. */
export async function pressPayNow(page: Page): Promise<void> {
  await payNow(page).scrollIntoViewIfNeeded();
  await page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))");
  await payNow(page).click();
}

export function payNow(page: Page): Locator {
  return page.getByRole("button", { name: "Pay Now" });
}

/** The summary above the button that goes on. */
export function summary(page: Page): Locator {
  return page.getByRole("region", { name: "Summary" });
}

export async function expectSummary(page: Page, price: string, credits: string): Promise<void> {
  await expect(summary(page)).toContainText(`${price}, ${credits} credits`);
}

interface Purchase {
  status: string;
  reason?: string;
  amount: number;
  currency: string;
  credits: number;
}

/** Waits until the account has these credits and purchases, newest first, and checks the whole ledger's invariants. */
export async function expectLedger(
  stack: Stack,
  token: string,
  expected: { credits: number; purchases: Partial<Purchase>[] },
): Promise<void> {
  await expect(async () => {
    const balance = await api(stack, "GET", "/api/payments/credits", { token });
    const history = await api(stack, "GET", "/api/payments/transactions", { token });
    const account = { credits: balance.body.credits, purchases: history.body };
    expect(account).toMatchObject(expected);
  }).toPass({ timeout: 60_000 });
  expect(await auditFindings(stack)).toEqual([]);
}
