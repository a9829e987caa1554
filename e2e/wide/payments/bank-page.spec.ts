import { expect, type Page } from "@playwright/test";
import { sandboxAccounts } from "#contract/pages/sandbox-accounts.ts";
import { newPerson, openAccount } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { askingCard, expectLedger, openTenDollars, payWith, tenDollars } from "#e2e/support/purchases.ts";
import { test } from "#e2e/support/test.ts";

const confirmation = "**/v1/payment_intents/*/confirm";

let token: string;
test.beforeEach(async ({ stack }) => {
  token = await openAccount(stack, newPerson());
});

for (const [button, sentence, ledger] of [
  ["Complete", "Successfully purchased 100 credits!", { credits: 100, purchases: [tenDollars] }],
  ["Fail", "Payment failed", { credits: 0, purchases: [{ ...tenDollars, status: "failed", credits: 0 }] }],
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
  await openTenDollars(page, stack, token);
  await payWith(page, askingCard);
  await expect.poll(() => address).toContain(sandboxAccounts.cards.publishableKey);
  return address;
}
