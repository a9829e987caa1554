import { expect } from "@playwright/test";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { expectLedger, expectSummary, payingCard, payWith, proceedWith } from "#e2e/support/purchases.ts";
import { test } from "#e2e/support/test.ts";

test.use({
  variables: {
    CURRENCIES: "USD,KWD",
    FIXED_RATES: "KWD 0.3067 2026-01-31",
    PRESETS: "KWD 5 10 30",
    LEAST_PURCHASE_USD: "15",
    CREDITS_PER_USD: "100",
  },
});

test("a round preset in dinars is paid by card, and is in the history with three digits", async ({
  page,
  stack,
}) => {
  await page.goto(stack.url);
  await expect(page.getByText("$15 buys 150 minutes")).toBeVisible();
  await expect(page.getByText("Bundles start at $15. Pay by card, in your own currency.")).toBeVisible();
  await page.goto(`${stack.url}/rates`);
  const choices = page.getByLabel("Currency").getByRole("option");
  await expect(choices).toHaveText(["US Dollar (USD)", "Kuwaiti Dinar (KWD)"]);
  const token = await openAccount(stack, newPerson());
  await openAs(page, stack, token, "/purchase-credits");
  await page.getByLabel("Currency").selectOption("KWD");
  await expect(page.getByText("Exchange rate: 1 USD = 0.3067 KWD (as of Jan 31, 2026)")).toBeVisible();
  await expect(page.getByText(/^KWD\s4\.610 to /)).toBeVisible();
  await expectSummary(page, "KWD\u00a05.000", "1,630");
  await proceedWith(page, "KWD\u00a010.000");
  await payWith(page, payingCard);
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  await expectLedger(stack, token, {
    credits: 3_260,
    purchases: [{ status: "completed", amount: 10, currency: "KWD", credits: 3_260 }],
  });
  await page.goto(`${stack.url}/transactions`);
  await expect(page.getByRole("main").getByText("KWD\u00a010.000").first()).toBeVisible();
});
