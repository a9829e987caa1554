import { expect } from "@playwright/test";
import { openCaller, talk } from "#e2e/support/callers.ts";
import { creditsOf, historyOf } from "#e2e/support/cards.ts";
import { api, fillCard, newPerson, openAccount, openAs, openCardForm } from "#e2e/support/people.ts";
import { auditFindings } from "#e2e/support/product/database.ts";
import { test } from "#e2e/support/test.ts";

test("a call that outlives a killed server, and a payment made meanwhile, are each settled once after its restart", async ({
  page,
  browser,
  stack,
}) => {
  const caller = await openCaller(page, stack);
  const buyer = await openAccount(stack, newPerson());
  const shop = await (await browser.newContext()).newPage();
  await openAs(shop, stack, buyer, "/dashboard");
  await openCardForm(shop, stack);
  await fillCard(shop, "4242424242424242");
  await talk(page);

  // The server is gone before the card provider learns of the payment.
  await shop.context().route("**/v1/payment_intents/*/confirm", async (route) => {
    await stack.killApp();
    await route.continue();
  });
  await shop.getByRole("button", { name: "Pay Now" }).click();
  await expect(
    shop.getByText("Payment succeeded but credits were not updated. Please contact support."),
  ).toBeVisible();
  await page.getByRole("button", { name: "End Call" }).click();
  await stack.startApp();

  const entries = async (token: string, type: string) =>
    (await historyOf(stack, token)).filter((entry) => entry.type === type);
  await expect.poll(() => entries(caller, "call")).toHaveLength(1);
  const [call] = await entries(caller, "call");
  expect(call).toMatchObject({ status: "completed" });
  const charged = -Number(call?.credits);
  expect(charged).toBeGreaterThanOrEqual(1);
  await expect.poll(() => creditsOf(stack, buyer)).toBe(100);

  // Another restart looks through all again, and a later report of the page adds nothing.
  await stack.stopApp();
  await stack.startApp();
  await api(stack, "POST", "/api/payments/add-credits", { token: buyer, body: { credits: 100 } });
  expect(await auditFindings(stack)).toEqual([]);
  expect(await entries(caller, "call")).toHaveLength(1);
  expect(await creditsOf(stack, caller)).toBeCloseTo(100 - charged, 3);
  expect(await entries(buyer, "purchase")).toHaveLength(1);
  expect(await creditsOf(stack, buyer)).toBe(100);
  await shop.context().close();
});
