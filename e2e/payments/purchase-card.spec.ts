import { expect, type Page, type Request } from "@playwright/test";
import { giveOwnTime } from "#e2e/support/page/own-time.ts";
import { fillCard, newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import {
  applyCustomAmount,
  askingCard,
  decliningCard,
  emptyCard,
  expectLedger,
  expectSummary,
  openTenDollars,
  payingCard,
  payNow,
  payWith,
  pressPayNow,
  proceed,
  summary,
  tenDollars,
} from "#e2e/support/purchases.ts";
import { test } from "#e2e/support/test.ts";
import { giveWallets, walletFrame } from "#e2e/support/wallets.ts";

const loadFailed = "Payment form failed to load: ";

let token: string;
test.beforeEach(async ({ stack }) => {
  token = await openAccount(stack, newPerson());
});

async function expectBought(page: Page, stack: Stack, credits: string): Promise<void> {
  await expect(page.getByText(`Successfully purchased ${credits} credits!`)).toBeVisible();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
}

test("the form shows the payment and the credits, and pays in the buyer's own name", async ({
  page,
  stack,
}) => {
  await openAs(page, stack, token, "/purchase-credits");
  await page.getByLabel("Currency").selectOption("JPY");
  await applyCustomAmount(page, "2000");
  await proceed(page);
  await expectSummary(page, "¥2,000", "133.4");
  await expect(page.getByLabel("Name on card")).toHaveValue("Ada Lovelace");
  const cardFrame = page.frameLocator('iframe[title="Secure payment input frame"]');
  await expect(cardFrame.getByLabel("Card number")).toBeVisible();
  await expect(cardFrame.getByRole("list", { name: "Ways to pay" })).toBeHidden();
  const confirmation = page.waitForRequest("**/v1/payment_intents/*/confirm");
  await payWith(page, payingCard);
  const confirmed = formOf(await confirmation);
  expect(confirmed).not.toHaveProperty("client_context[payment_method_types][1]");
  expect(confirmed).toMatchObject({
    "client_context[payment_method_types][0]": "card",
    "payment_method_data[billing_details][name]": "Ada Lovelace",
    return_url: `${stack.url}/dashboard`,
    "client_context[currency]": "jpy",
  });
  await expectBought(page, stack, "133.4");
  await expect(page.getByRole("row", { name: "Purchase" })).toContainText("¥2,000");
  await expectLedger(stack, token, {
    credits: 133.4,
    purchases: [{ status: "completed", amount: 2_000, currency: "JPY", credits: 133.4 }],
  });
});

test("an incomplete, empty or declined card pays nothing and is reported, and another one can be tried at once", async ({
  page,
  stack,
}) => {
  const failed = { ...tenDollars, status: "failed", credits: 0 };
  await openTenDollars(page, stack, token);
  await test.step("an incomplete card starts no payment", async () => {
    await payWith(page, "4242");
    await expectSaidOnce(page, "Your card number is incomplete.", "Check your card details and try again.");
    await expectLedger(stack, token, { credits: 0, purchases: [] });
  });
  await test.step("a card without money, and what was chosen stays", async () => {
    await payWith(page, emptyCard);
    await expectSaidOnce(
      page,
      "Your card has insufficient funds.",
      "Try another card, or add money to this one.",
    );
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("button", { name: "$10.00" })).toHaveAttribute("aria-pressed", "true");
    await expectLedger(stack, token, { credits: 0, purchases: [failed] });
  });
  await proceed(page);
  await payWith(page, decliningCard);
  await expectSaidOnce(page, "Your card was declined.", "Try another card or ask your bank.");
  await expectLedger(stack, token, { credits: 0, purchases: [failed, failed] });
  await payWith(page, payingCard);
  await expectBought(page, stack, "100");
  await expectLedger(stack, token, { credits: 100, purchases: [tenDollars, failed] });
});

test("without configured wallets nothing of them is loaded or shown, although the browser has them", async ({
  page,
  stack,
}) => {
  await giveWallets(page, stack, "Apple Pay", "Google Pay");
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
  await openTenDollars(page, stack, token);
  const cardFrame = page.frameLocator('iframe[title="Secure payment input frame"]');
  await expect(cardFrame.getByLabel("Card number")).toBeVisible();
  await expect(cardFrame.getByRole("list", { name: "Ways to pay" })).toBeHidden();
  await expect(walletFrame(page)).toHaveCount(0);
  expect(loaded).toContain("/cards/form");
  expect(loaded).not.toContain("/cards/express");
});

for (const [width, height] of [
  [390, 844],
  [360, 640],
  [1440, 900],
] as const) {
  test(`the form opens at its summary, and says the price above Pay Now, at ${width} px`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width, height });
    await openTenDollars(page, stack, token);
    await expect(summary(page)).toBeInViewport({ ratio: 1 });
    await expect(summary(page)).toBeFocused();
    const price = page.getByText("$10.00 for 100 credits");
    // The card provider's frame grows while its fields load.
    await expect(async () => {
      const [above, button] = [await price.boundingBox(), await payNow(page).boundingBox()];
      const gap = (button?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
      expect(gap, "nothing stands between them").toBeGreaterThanOrEqual(0);
      expect(gap).toBeLessThan(24);
    }).toPass({ timeout: 60_000 });
  });
}

test("an error is visible on a small phone beside the button for the next attempt, with movements or without", async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    await page.emulateMedia({ reducedMotion });
    await openTenDollars(page, stack, token);
    await fillCard(page, decliningCard);
    // An alert above the button would push it out of the window here.
    await payNow(page).evaluate((button) => button.scrollIntoView({ block: "end" }));
    await payNow(page).press("Enter");
    await expect(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
    await expect(payNow(page)).toBeInViewport({ ratio: 1 });
  }
});

test("3-D Secure that fails can be tried again, and passes", async ({ page, stack }) => {
  const bank = page.frameLocator('iframe[title="3D Secure authentication"]');
  await openTenDollars(page, stack, token);
  await payWith(page, askingCard);
  await expect(bank.getByText("$10.00")).toBeVisible();
  await bank.getByRole("button", { name: "Fail" }).click();
  await expect(page.getByRole("alert")).toContainText(
    "Your bank did not confirm the payment. Try again, or try another card. Nothing was charged.",
  );
  await expectLedger(stack, token, {
    credits: 0,
    purchases: [{ ...tenDollars, status: "failed", credits: 0 }],
  });

  await pressPayNow(page);
  await bank.getByRole("button", { name: "Complete" }).click();
  await expectBought(page, stack, "100");
  await expectLedger(stack, token, { credits: 100, purchases: [tenDollars] });
});

test("pressing Pay Now twice makes one payment", async ({ page, stack }) => {
  const opened: Request[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/create-payment-intent")) opened.push(request);
  });
  await openTenDollars(page, stack, token);
  await fillCard(page, payingCard);
  await payNow(page).dblclick();
  await expectBought(page, stack, "100");
  expect(opened).toHaveLength(1);
  await expectLedger(stack, token, { credits: 100, purchases: [tenDollars] });
});

test("a script that fails to load is reported with what to do, and can load at the next attempt", async ({
  page,
  stack,
}) => {
  await page.route("**/stripe.js", (route) => route.abort());
  await openTenDollars(page, stack, token);
  const provider = new URL(stack.sandboxUrl).host;
  await expect(page.getByText(`${loadFailed}${provider} did not answer`)).toBeVisible();
  await expect(payNow(page)).toBeDisabled();
  await expect(page.getByText(`allow ${provider} in it and try again`)).toBeVisible();
  await page.unroute("**/stripe.js");
  await page.getByRole("button", { name: "Try again" }).click();
  await payWith(page, payingCard);
  await expectBought(page, stack, "100");
  await expectLedger(stack, token, { credits: 100, purchases: [tenDollars] });
});

const notForThisBrowser = [
  ["cannot be read", "const = ;"],
  ["refuses to begin", "window.Stripe = () => { throw new Error('This browser is not supported'); };"],
  [
    "fails later",
    "window.Stripe = () => ({ registerAppInfo() {}, createToken() {}, createPaymentMethod() {}, confirmCardPayment() {}, elements() { throw new Error('This browser is not supported'); } });",
  ],
] as const;

test("a form that fails to load, or does not run in this browser, is reported and the page goes on", async ({
  page,
  stack,
}) => {
  await page.route("**/v1/elements/sessions*", (route) => route.abort());
  await openTenDollars(page, stack, token);
  await expect(page.getByText(`${loadFailed}We are experiencing issues`)).toBeVisible();
  await expect(payNow(page)).toBeDisabled();
  for (const [what, body] of notForThisBrowser) {
    await test.step(`a script that ${what}`, async () => {
      await page.route("**/stripe.js", (route) => route.fulfill({ contentType: "text/javascript", body }));
      await page.goto(`${stack.url}/purchase-credits`);
      await page.getByLabel("Currency").selectOption("USD");
      await page.getByRole("button", { name: "$10.00" }).click();
      await page.getByRole("button", { name: "Proceed to Payment" }).click();
      await expect(page.getByRole("alert").filter({ hasText: "The card form does not work" })).toBeVisible();
      await page.getByRole("button", { name: "Cancel" }).click();
      await expect(page.getByRole("button", { name: "$10.00" })).toHaveAttribute("aria-pressed", "true");
    });
  }
  await expectLedger(stack, token, { credits: 0, purchases: [] });
});

test("a slow form shows a notice and finally times out", async ({ page, stack }) => {
  await giveOwnTime(page);
  await page.route("**/stripe.js", () => undefined);
  const asked = page.waitForRequest("**/stripe.js");
  await openTenDollars(page, stack, token);
  await asked;
  await pressPayNow(page);
  await expect(page.getByText("Stripe hasn't fully loaded yet. Please wait a moment.")).toBeVisible();
  await page.clock.fastForward(15_000);
  await expect(page.getByText(/^Payment form failed to load: .* took too long to answer$/)).toBeVisible();
  await expectLedger(stack, token, { credits: 0, purchases: [] });
});

/** The form says at its field what is wrong, and the page the next step. */
async function expectSaidOnce(page: Page, problem: string, step: string): Promise<void> {
  const cardFrame = page.frameLocator('iframe[title="Secure payment input frame"]');
  await expect(cardFrame.getByText(problem)).toBeVisible();
  await expect(page.getByRole("alert")).toHaveText(`${step} Nothing was charged.`);
  await expect(page.getByText(problem)).toHaveCount(0);
}

/** The fields of a submitted form. */
function formOf(request: Request): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(request.postData() ?? ""));
}
