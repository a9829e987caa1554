import { expect, type Page } from "@playwright/test";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { giveOwnTime } from "#e2e/support/page/own-time.ts";
import { fillCard, newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import {
  askingCard,
  expectLedger,
  expectSummary,
  outdatePrices,
  payingCard,
  payWith,
  pressPayNow,
  proceedWith,
} from "#e2e/support/purchases.ts";
import { test } from "#e2e/support/test.ts";

const confirmation = "**/v1/payment_intents/*/confirm";
const notCredited = "Payment succeeded but credits were not updated. Please contact support.";
const bought = { status: "completed", amount: 10, currency: "USD", credits: 100 };

let token: string;
test.beforeEach(async ({ stack }) => {
  token = await openAccount(stack, newPerson());
});

async function openForm(page: Page, stack: Stack, currency = "USD", price = "$10.00"): Promise<void> {
  await openAs(page, stack, token, "/purchase-credits");
  await page.getByLabel("Currency").selectOption(currency);
  await proceedWith(page, price);
}

async function expectBought(page: Page, stack: Stack, credits = "100"): Promise<void> {
  await expect(page.getByText(`Successfully purchased ${credits} credits!`)).toBeVisible();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
}

test("a payment that cannot be opened within 10 seconds times out, and the next press pays", async ({
  page,
  stack,
}) => {
  await giveOwnTime(page);
  await page.route("**/create-payment-intent", () => undefined);
  await openForm(page, stack);
  const asked = page.waitForRequest("**/create-payment-intent");
  await payWith(page, payingCard);
  await asked;
  await page.clock.fastForward(10_000);
  const failed = page.getByRole("alert").filter({ hasText: "Failed to initialize payment" });
  await expect(failed).toBeVisible();
  await page.clock.fastForward(5_000);
  await expect(failed, "as every alert after 5 seconds").toBeHidden();
  await page.unroute("**/create-payment-intent");
  await pressPayNow(page);
  await expectBought(page, stack);
  await expectLedger(stack, token, { credits: 100, purchases: [bought] });
});

test("a payment whose answer was lost is not made again", async ({ page, stack }) => {
  await page.context().route(
    confirmation,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await openForm(page, stack);
  await payWith(page, payingCard);
  await expect(page.getByText(/^We are experiencing issues connecting/)).toBeVisible();
  await pressPayNow(page);
  await expectBought(page, stack);
  await expectLedger(stack, token, { credits: 100, purchases: [bought] });
});

test("credits that cannot be added at once arrive later, and are paid for once", async ({ page, stack }) => {
  await page.route("**/add-credits", (route) => route.abort());
  await openForm(page, stack);
  await payWith(page, payingCard);
  await expect(page.getByText(notCredited)).toBeVisible();
  await expectLedger(stack, token, { credits: 100, purchases: [bought] });
  await page.unroute("**/add-credits");
  await pressPayNow(page);
  await expectBought(page, stack);
  await expectLedger(stack, token, { credits: 100, purchases: [bought] });
});

test("a browser closed after paying loses nothing", async ({ browser, page, stack }) => {
  const other = await browser.newContext();
  const shop = await other.newPage();
  await shop.route("**/add-credits", () => undefined);
  await openForm(shop, stack);
  const paid = shop.waitForRequest("**/add-credits");
  await payWith(shop, payingCard);
  await paid;
  await other.close();
  await expectLedger(stack, token, { credits: 100, purchases: [bought] });
  await openAs(page, stack, token, "/dashboard");
  await expect(page.getByRole("region", { name: "Profile" })).toContainText("Credits balance100 credits");
  await expect(page.getByRole("row", { name: "Purchase" })).toContainText("completed");
});

test("a payment that is neither made nor declined is shown, and made later", async ({ page, stack }) => {
  await page
    .context()
    .route(
      confirmation,
      (route) => route.fulfill({ json: { id: "pi_1", object: "payment_intent", status: "processing" } }),
      { times: 1 },
    );
  await openForm(page, stack);
  await payWith(page, payingCard);
  await expect(page.getByText("Payment status: processing Please try again.")).toBeVisible();
  await expectLedger(stack, token, { credits: 0, purchases: [{ ...bought, status: "pending" }] });
  await pressPayNow(page);
  await expectBought(page, stack);
  await expectLedger(stack, token, { credits: 100, purchases: [bought] });
});

test("a price that expired while the form was open is replaced, and the form keeps the card", async ({
  page,
  stack,
}) => {
  await openForm(page, stack, "GBP", "£7.90");
  await expectSummary(page, "£7.90", "100");
  await fillCard(page, payingCard);
  const restore = await outdatePrices(stack, 850_000);
  try {
    await pressPayNow(page);
    await expect(page.getByText(/^This price has expired\. The new one is shown above/)).toBeVisible();
    await expectSummary(page, "£8.50", "100");
    await expectLedger(stack, token, { credits: 0, purchases: [] });
    await pressPayNow(page);
    await expectBought(page, stack);
    await expectLedger(stack, token, {
      credits: 100,
      purchases: [{ status: "completed", amount: 8.5, currency: "GBP", credits: 100 }],
    });
  } finally {
    await restore();
  }
});

for (const [button, sentence, ledger] of [
  ["Complete", "Successfully purchased 100 credits!", { credits: 100, purchases: [bought] }],
  ["Fail", "Payment failed", { credits: 0, purchases: [{ ...bought, status: "failed", credits: 0 }] }],
] as const) {
  test(`a bank that asks on its own page leads back to the dashboard: ${button}`, async ({ page, stack }) => {
    await page.goto(await bankPage(page, stack));
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page).toHaveURL(`${stack.url}/dashboard`);
    await expectLedger(stack, token, { credits: ledger.credits, purchases: [...ledger.purchases] });
  });
}

/**
 * Pays with a card whose bank needs a redirect, as a browser without the provider's script would; returns its address.
 */
async function bankPage(page: Page, stack: Stack): Promise<string> {
  let address = "";
  await page.context().route(confirmation, async (route) => {
    const fields = new URLSearchParams(route.request().postData() ?? "");
    fields.delete("use_stripe_sdk");
    const answer = await route.fetch({ postData: fields.toString() });
    const intent = (await answer.json()) as { next_action: { redirect_to_url: { url: string } } };
    address = intent.next_action.redirect_to_url.url;
    await route.abort();
  });
  await openForm(page, stack);
  await payWith(page, askingCard);
  await expect.poll(() => address).toContain(sandboxAccounts.cards.publishableKey);
  return address;
}
