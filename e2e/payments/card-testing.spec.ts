import { expect, type Page } from "@playwright/test";
import { historyOf, payWith as payWithIntent, startPayment } from "#e2e/support/cards.ts";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import {
  applyCustomAmount,
  decliningCard,
  expectLedger,
  optionalAuthenticationCard,
  payingCard,
  payNow,
  payWith,
  pressPayNow,
  proceedWith,
} from "#e2e/support/purchases.ts";
import { test } from "#e2e/support/test.ts";

let token: string;
test.beforeEach(async ({ stack }) => {
  token = await openAccount(stack, newPerson());
});

async function openPurchase(page: Page, stack: Stack): Promise<void> {
  await openAs(page, stack, token, "/purchase-credits");
  await page.getByLabel("Currency").selectOption("USD");
}

const nextStep = "Try another card or ask your bank. Nothing was charged.";
const cap = /^Your account is new/;

test("five declined cards end a payment, and the page offers to start anew after a CAPTCHA", async ({
  page,
  stack,
}) => {
  await openPurchase(page, stack);
  await proceedWith(page, "$10.00");
  await payWith(page, decliningCard);
  for (let declined = 1; declined <= 5; declined += 1) {
    await expect(page.getByRole("alert").getByText(nextStep)).toBeVisible();
    await expect(payNow(page)).toBeEnabled();
    if (declined < 5) await pressPayNow(page);
  }
  await expect
    .poll(async () => (await historyOf(stack, token))[0]?.description)
    .toBe("100 credits by card: ended, because too many cards were declined");
  await payWith(page, payingCard);
  await expect(page.getByRole("alert")).toContainText(
    "This payment has ended, because too many cards were declined",
  );
  await expectLedger(stack, token, {
    credits: 0,
    purchases: [{ status: "failed", reason: "declined", credits: 0 }],
  });

  await pressPayNow(page);
  await expect(page.getByText("Please complete the CAPTCHA verification")).toBeVisible();
  await expect(payNow(page)).toBeDisabled();
  // By keyboard, because some people have no mouse; the browser then works for a while.
  await page.getByRole("checkbox", { name: "I'm not a robot" }).press("Space");
  await expect(page.getByText("Verified", { exact: true })).toBeVisible();
  await pressPayNow(page);
  await expect(page.getByText("Successfully purchased 100 credits!")).toBeVisible();
  await expectLedger(stack, token, {
    credits: 100,
    purchases: [{ status: "completed" }, { status: "failed" }],
  });
});

test("a new account reads what it may buy only where an amount is more, and is refused that", async ({
  page,
  stack,
}) => {
  const notice = page.getByRole("status").filter({ hasText: cap });
  await openPurchase(page, stack);
  await expect(page.getByText("$10.00 to $100.00")).toBeVisible();
  await expect(page.getByRole("button", { name: "Proceed to Payment" })).toBeEnabled();
  await expect(notice).toHaveCount(0);
  await applyCustomAmount(page, "150");
  await expect(notice).toHaveText(
    "Your account is new, so you can buy for up to $100.00 now. The limit ends 7 days after your first purchase.",
  );
  await expect(page.getByRole("button", { name: "Proceed to Payment" })).toBeDisabled();
  await proceedWith(page, "$100.00");
  await expect(notice).toHaveCount(0);

  await test.step("the server refuses what has become too much since", async () => {
    const other = await startPayment(stack, token);
    await payWithIntent(stack, other, "pm_card_visa");
    await expectLedger(stack, token, { credits: 100, purchases: [{ status: "completed" }] });
    await payWith(page, payingCard);
    await expect(page.getByRole("alert")).toHaveText("This is more than a new account may buy now.");
    await expect(notice).toContainText("so you can buy for up to $90.00 now. You can buy more from ");
    await expect(payNow(page)).toBeInViewport({ ratio: 1 });
    await expectLedger(stack, token, { credits: 100, purchases: [{ status: "completed" }] });
  });
});

test("what is left is said in the buyer's currency and time, and where nothing is left, that", async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({ locale: "en-US", timezoneId: "Asia/Kolkata" });
  const page = await context.newPage();
  const notice = page.getByRole("status").filter({ hasText: cap });
  const moreAt = "2030-01-01T20:00:00.000Z";
  const endsAt = "2030-01-05T20:00:00.000Z";
  const allow = (leftUsd: number) =>
    page.route("**/api/payments/allowance", (route) =>
      route.fulfill({ json: { allowance: { newDays: 7, leftUsd, moreAt, endsAt } } }),
    );
  await allow(50);
  await openAs(page, stack, token, "/purchase-credits");
  await page.getByLabel("Currency").selectOption("EUR");
  await expect(page.getByText("€9.21 to €46.01")).toBeVisible();
  await page.getByRole("button", { name: "€92.01" }).click();
  await expect(notice).toHaveText(
    "Your account is new, so you can buy for up to €46.01 now. You can buy more from Jan 02, 2030 1:30 AM. The limit ends on Jan 06, 2030 1:30 AM.",
  );
  await applyCustomAmount(page, "46.02");
  await expect(notice).toBeVisible();
  await applyCustomAmount(page, "46.01");
  await expect(notice).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Proceed to Payment" })).toBeEnabled();

  await page.unroute("**/api/payments/allowance");
  await allow(5);
  await page.reload();
  await expect(page.getByText("Nothing can be bought for now.")).toBeVisible();
  await expect(notice).toHaveText(/^Your account is new, and you have bought all that it may buy for now\. /);
  await context.close();
});

test("the bank of a new account's card is asked to authenticate it", async ({ page, stack }) => {
  await openPurchase(page, stack);
  await proceedWith(page, "$10.00");
  await payWith(page, optionalAuthenticationCard);
  const bank = page.frameLocator('iframe[title="3D Secure authentication"]');
  await bank.getByRole("button", { name: "Complete" }).click();
  await expect(page.getByText("Successfully purchased 100 credits!")).toBeVisible();
});

test("a payment started in another tab ends the first one, and only one is paid", async ({ page, stack }) => {
  const other = await page.context().newPage();
  await openPurchase(page, stack);
  await proceedWith(page, "$10.00");
  await payWith(page, decliningCard);
  await expect(page.getByRole("alert").getByText(nextStep)).toBeVisible();
  await openPurchase(other, stack);
  await proceedWith(other, "$20.00");
  await payWith(other, payingCard);
  await expect(other.getByText("Successfully purchased 200 credits!")).toBeVisible();
  await payWith(page, payingCard);
  await expect(page.getByRole("alert")).toContainText("This payment has ended");
  await expectLedger(stack, token, {
    credits: 200,
    purchases: [{ status: "completed" }, { status: "failed" }],
  });
  await test.step("the history calls the refused purchase declined, and counts no credits for it", async () => {
    await openAs(page, stack, token, "/transactions");
    const row = page.getByRole("row").filter({ hasText: "100 credits by card" });
    await expect(row).toContainText(/\$10\.000declined$/);
    await openAs(page, stack, token, "/dashboard");
    const recent = page.getByRole("table", { name: "Recent transactions" });
    await expect(recent.getByRole("row", { name: "declined" })).toContainText(/\$10\.000declined$/);
  });
});
