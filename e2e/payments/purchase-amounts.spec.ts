import { type Browser, expect, type Page } from "@playwright/test";
import { giveOwnTime } from "#e2e/support/page/own-time.ts";
import { newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import {
  applyCustomAmount,
  expectSummary,
  payingCard,
  payNow,
  payWith,
  proceed,
  proceedWith,
  summary,
} from "#e2e/support/purchases.ts";
import { test } from "#e2e/support/test.ts";

const unavailable = "Unable to initialize payment. Please try again.";
const defaultRates = "Failed to update currency. Using default rates.";

let token: string;
test.beforeAll(async ({ stack }) => {
  token = await openAccount(stack, newPerson());
});

async function openPurchase(page: Page, stack: Stack, currency?: string): Promise<void> {
  await openAs(page, stack, token, "/purchase-credits");
  if (currency !== undefined) await page.getByLabel("Currency").selectOption(currency);
}

test("the first currency is that of the reader's region", async ({ browser, stack }) => {
  for (const [locale, currency] of [
    ["en-US", "USD"],
    ["en-GB", "GBP"],
    ["de-DE", "EUR"],
    ["fr-CA", "CAD"],
    ["en-AU", "AUD"],
    ["ja-JP", "JPY"],
    ["sv-SE", "GBP"],
  ] as const) {
    await inBrowserOf(browser, locale, async (page) => {
      await openPurchase(page, stack);
      await expect(page.getByLabel("Currency"), locale).toHaveValue(currency);
    });
  }
});

test("the chosen currency is remembered", async ({ browser, stack }) => {
  await inBrowserOf(browser, "en-US", async (page) => {
    await openPurchase(page, stack, "EUR");
    await page.reload();
    await expect(page.getByLabel("Currency")).toHaveValue("EUR");
    await expect(page.getByRole("button", { name: "€9.21" })).toBeVisible();
  });
});

test("the presets cost what they show, in every currency", async ({ page, stack }) => {
  await openPurchase(page, stack);
  for (const [currency, rate, prices] of [
    ["USD", null, ["$10.00", "$20.00", "$50.00", "$100.00"]],
    ["GBP", "0.79", ["£7.90", "£15.80", "£39.50", "£79.00"]],
    ["EUR", "0.9201", ["€9.21", "€18.41", "€46.01", "€92.01"]],
    ["CAD", "1.35", ["CA$13.50", "CA$27.00", "CA$67.50", "CA$135.00"]],
    ["AUD", "1.52", ["A$15.20", "A$30.40", "A$76.00", "A$152.00"]],
    ["JPY", "149.8252", ["¥1,499", "¥2,997", "¥7,492", "¥14,983"]],
  ] as const) {
    await page.getByLabel("Currency").selectOption(currency);
    const note = page.getByText(/Exchange rate:/);
    if (rate === null) await expect(note).toBeHidden();
    else
      await expect(note).toHaveText(
        new RegExp(`1 USD = ${rate} ${currency} \\(as of \\w{3} \\d+, \\d{4}\\)$`),
      );
    for (const [index, price] of prices.entries()) {
      const credits = ["100", "200", "500", "1,000"][index] ?? "";
      await page.getByRole("button", { name: `${price} ${credits} credits` }).click();
      await expectSummary(page, price, credits);
    }
  }
});

test("ten dollars are chosen at arrival, and later what was bought last", async ({ browser, stack }) => {
  const buyer = await openAccount(stack, newPerson());
  const open = async (page: Page) => {
    await openAs(page, stack, buyer, "/purchase-credits");
    await expect(page.getByRole("button", { name: "Proceed to Payment" })).toBeEnabled();
  };
  await inBrowserOf(browser, "en-US", async (page) => {
    await open(page);
    await expectSummary(page, "$10.00", "100");
    await expect(page.getByRole("button", { name: "$10.00" })).toHaveAttribute("aria-pressed", "true");
    await expect(summary(page), "the reader's region").toHaveText(
      /, about [\d,]+ minutes to the United States$/,
    );
    await proceedWith(page, "$20.00");
    await payWith(page, payingCard);
    await expect(page.getByText("Successfully purchased 200 credits!")).toBeVisible();
  });
  await inBrowserOf(browser, "en-GB", async (page) => {
    await open(page);
    await expectSummary(page, "£15.80", "200");
    await applyCustomAmount(page, "12.34");
    await proceed(page);
    await payWith(page, payingCard);
    await expect(page.getByText("Successfully purchased 156.2 credits!")).toBeVisible();
    await open(page);
    await expectSummary(page, "£12.34", "156.2");
    await expect(page.getByLabel("Custom amount (GBP)")).toHaveValue("12.34");
  });
  await inBrowserOf(browser, "en-US", async (page) => {
    await open(page);
    await expectSummary(page, "$10.00", "100");
  });
});

test("the summary says how long the credits last in the country called most", async ({ page, stack }) => {
  await page.route("**/api/payments/habits?*", (route) =>
    route.fulfill({
      json: {
        lastPurchase: null,
        destination: {
          country: "IN",
          rate: { perMinute_mc: 1_000, connect_mc: 0, minimum_s: 60, increment_s: 60 },
        },
      },
    }),
  );
  await openPurchase(page, stack, "USD");
  await expect(summary(page)).toHaveText("$10.00, 100 credits, about 100 minutes to India");
  await proceed(page);
  await expect(summary(page)).toHaveText("$10.00, 100 credits, about 100 minutes to India");
});

test("summary and button stay in view on phones, and cover nothing that has the focus", async ({
  page,
  stack,
}) => {
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPurchase(page, stack, "USD");
    const button = page.getByRole("button", { name: "Proceed to Payment" });
    const bar = page.getByRole("navigation", { name: "Shortcuts" });
    await expectSummary(page, "$10.00", "100");
    await expect(summary(page)).toBeInViewport({ ratio: 1 });
    await expect(button).toBeInViewport({ ratio: 1 });
    const lower = (await button.boundingBox()) ?? { y: 0, height: 0 };
    expect(lower.y + lower.height).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    const box = page.getByLabel("Custom amount (USD)");
    await box.focus();
    const [focused, covering] = [await box.boundingBox(), await summary(page).boundingBox()];
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(covering?.y ?? 0);
    // What is typed brings the field into view, and the field alone.
    await page.evaluate("scrollTo(0, 0)");
    await applyCustomAmount(page, "5");
    const refusal = page.getByText("Please enter a valid amount (minimum $10.00)");
    await expect(async () => {
      const [said, below] = [await refusal.boundingBox(), await summary(page).boundingBox()];
      expect((said?.y ?? Infinity) + (said?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
    }).toPass();
    await page.evaluate("sessionStorage.clear()");
  }
});

test("an amount that was typed is bought, also without Apply", async ({ page, stack }) => {
  await openPurchase(page, stack, "USD");
  await expectSummary(page, "$10.00", "100");
  await page.getByLabel("Custom amount (USD)").fill("25");
  await expect(page.getByRole("button", { name: "Proceed to Payment" })).toBeDisabled();
  await page.getByLabel("Custom amount (USD)").press("Tab");
  await proceed(page);
  await expectSummary(page, "$25.00", "250");
});

test("the custom amount takes digits with the currency's decimals, up to the maximum", async ({
  page,
  stack,
}) => {
  await openPurchase(page, stack);
  for (const [currency, typed, kept] of [
    ["GBP", "1a2.x3-4", "12.34"],
    ["GBP", "12.345", "12.34"],
    ["GBP", "1e3", "13"],
    ["GBP", "1,5", "15"],
    ["GBP", "1001", "100"],
    ["GBP", "1000.01", "1000.0"],
    ["USD", "1000.00", "1000.00"],
    ["JPY", "1499.5", "14995"],
    ["JPY", "149826", "14982"],
  ] as const) {
    await openRates(page, currency);
    const box = page.getByLabel(`Custom amount (${currency})`);
    await box.clear();
    await box.pressSequentially(typed);
    await expect(box, typed).toHaveValue(kept);
  }
});

test("a custom amount is worth at least 10 USD and is charged exactly", async ({ page, stack }) => {
  await openPurchase(page, stack);
  for (const [currency, tooLittle, minimum, shown, credits] of [
    ["USD", "9.99", "10", "$10.00", "100"],
    ["GBP", "7.89", "7.90", "£7.90", "100"],
    ["EUR", "9.20", "9.21", "€9.21", "100"],
    ["CAD", "13.49", "13.50", "CA$13.50", "100"],
    ["AUD", "15.19", "15.20", "A$15.20", "100"],
    ["JPY", "1498", "1499", "¥1,499", "100"],
  ] as const) {
    await openRates(page, currency);
    for (const amount of ["", tooLittle]) {
      await applyCustomAmount(page, amount);
      await expect(page.getByText(`Please enter a valid amount (minimum ${shown})`)).toBeVisible();
      await expect(page.getByRole("button", { name: "Proceed to Payment" })).toBeDisabled();
    }
    await applyCustomAmount(page, minimum);
    await expectSummary(page, shown, credits);
    await expect(page.getByText(/Please enter a valid amount/)).toBeHidden();
  }
});

test("the maximum is 1000 of the currency, in yen the worth of 1000 USD", async ({ page, stack }) => {
  // As for an account that is not new.
  await page.route("**/api/payments/allowance", (route) => route.fulfill({ json: { allowance: null } }));
  await openPurchase(page, stack, "GBP");
  await expect(page.getByText("£7.90 to £1,000.00")).toBeVisible();
  await applyCustomAmount(page, "1000");
  await expectSummary(page, "£1,000.00", "12,658.2");
  await page.getByLabel("Currency").selectOption("JPY");
  await expect(page.getByText("¥1,499 to ¥149,825")).toBeVisible();
  await applyCustomAmount(page, "149825");
  await expectSummary(page, "¥149,825", "9,999.9");
});

test("without rates the default ones apply, and the page says so", async ({ page, stack }) => {
  await page.route("**/api/exchange-rate", (route) => route.abort());
  await openPurchase(page, stack, "GBP");
  await expect(page.getByText(defaultRates)).toBeVisible();
  await expect(page.getByText("Exchange rate: 1 USD = 0.79 GBP (default rate)")).toBeVisible();
  await expect(page.getByRole("button", { name: "£7.90" })).toBeVisible();
  await page.getByLabel("Currency").selectOption("USD");
  await expect(page.getByText(defaultRates)).toBeHidden();
  for (const [currency, price] of [
    ["CAD", "CA$13.50"],
    ["AUD", "A$15.20"],
    ["JPY", "¥1,499"],
    ["EUR", "€9.20"],
  ] as const) {
    await page.getByLabel("Currency").selectOption(currency);
    await expect(page.getByRole("button", { name: price })).toBeVisible();
  }
  await expect(page.getByText(defaultRates)).toBeVisible();
  await page.unroute("**/api/exchange-rate");
  await page.getByLabel("Currency").selectOption("GBP");
  await expect(page.getByRole("button", { name: "£7.90" })).toBeVisible();
  await expect(page.getByText(defaultRates)).toBeHidden();
});

test("cancelling keeps what was chosen", async ({ page, stack }) => {
  await openPurchase(page, stack, "GBP");
  await applyCustomAmount(page, "12.34");
  await proceed(page);
  await expectSummary(page, "£12.34", "156.2");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Custom amount (GBP)")).toHaveValue("12.34");
  await expectSummary(page, "£12.34", "156.2");

  await proceedWith(page, "£15.80");
  await expectSummary(page, "£15.80", "200");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "£15.80" })).toHaveAttribute("aria-pressed", "true");
  await expectSummary(page, "£15.80", "200");
});

test("the card form opens only when payments can be made", async ({ page, stack }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.route("**/api/payments/test", (route) => route.fulfill({ status: 500, body: "" }));
  await openPurchase(page, stack, "USD");
  await page.getByRole("button", { name: "$10.00" }).click();
  await page.getByRole("button", { name: "Proceed to Payment" }).click();
  await expect(page.getByText(unavailable)).toBeVisible();
  await expect(payNow(page)).toBeHidden();

  await page.unroute("**/api/payments/test");
  await proceed(page);
  await expect(page.locator("iframe")).toBeVisible();
  expect(asked.lastIndexOf("/api/payments/test")).toBeLessThan(asked.indexOf("/cards/form"));
  expect(asked).not.toContain("/api/payments/create-payment-intent");
});

test("a check without an answer times out after 3 seconds, the balance after 5", async ({ page, stack }) => {
  await giveOwnTime(page);
  await page.route("**/api/payments/test", () => undefined);
  await page.route("**/api/payments/credits", () => undefined);
  // Live events would bring the balance as well.
  await page.route("**/api/events", (route) => route.abort());
  const balanceAsked = page.waitForRequest("**/api/payments/credits");
  await openPurchase(page, stack, "USD");
  await balanceAsked;
  await page.getByRole("button", { name: "$10.00" }).click();
  const checkAsked = page.waitForRequest("**/api/payments/test");
  await page.getByRole("button", { name: "Proceed to Payment" }).click();
  await checkAsked;
  await page.clock.fastForward(3_000);
  await expect(page.getByText(unavailable)).toBeVisible();
  await page.clock.fastForward(2_000);
  await expect(page.getByText("Failed to get credits")).toBeVisible();
  await page.unroute("**/api/payments/credits");
  await page.clock.fastForward(2_000);
  await expect(page.getByText("Failed to get credits")).toBeHidden();
  await expect(page.getByRole("main")).toContainText("Current credits0");
});

/** Chooses a currency and waits for its published rate. */
async function openRates(page: Page, currency: string): Promise<void> {
  await page.getByLabel("Currency").selectOption(currency);
  await expect(page.getByText("(default rate)")).toBeHidden();
}

async function inBrowserOf(browser: Browser, locale: string, work: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ locale });
  await work(await context.newPage());
  await context.close();
}
