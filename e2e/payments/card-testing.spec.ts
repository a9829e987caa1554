import { expect, type Page } from "@playwright/test";
import { historyOf } from "#e2e/support/cards.ts";
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
  proceed,
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

const cap = /A new account can buy for \$100\.00 a day and \$200\.00 a week, in up to 5 purchases a day\./;

test("five declined cards end a payment, and the page offers to start anew after a CAPTCHA", async ({
  page,
  stack,
}) => {
  await openPurchase(page, stack);
  await proceedWith(page, "$10.00");
  await payWith(page, decliningCard);
  for (let declined = 1; declined <= 5; declined += 1) {
    await expect(page.getByRole("alert").getByText("Your card was declined.")).toBeVisible();
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
  await expectLedger(stack, token, { credits: 0, purchases: [{ status: "failed" }] });

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

test("a new account reads what it may buy, before and at the form, and is refused more", async ({
  page,
  stack,
}) => {
  await openPurchase(page, stack);
  await expect(page.getByText(cap)).toContainText("You have $100.00 left now.");
  await applyCustomAmount(page, "150");
  await expect(page.getByText(cap)).toContainText("This is more than a new account may buy.");
  await proceed(page);
  await expect(page.getByText(cap)).toBeVisible();
  await payWith(page, payingCard);
  await expect(page.getByRole("alert")).toContainText("This is more than a new account may buy.");
  await expectLedger(stack, token, { credits: 0, purchases: [] });

  await page.getByRole("button", { name: "Cancel" }).click();
  await proceedWith(page, "$100.00");
  await payWith(page, payingCard);
  await expect(page.getByText("Successfully purchased 1,000 credits!")).toBeVisible();
  await openPurchase(page, stack);
  await expect(page.getByText(cap)).toContainText(
    /You have \$0\.00 left now\. You will have more on .* UTC\./,
  );
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
  await expect(page.getByRole("alert").getByText("Your card was declined.")).toBeVisible();
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
});
