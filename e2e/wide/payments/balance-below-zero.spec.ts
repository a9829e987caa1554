import { expect, type Page, type Route } from "@playwright/test";
import { dial } from "#e2e/support/callers.ts";
import { cardProvider, creditsOf, payWith, startPayment } from "#e2e/support/cards.ts";
import { newOperator } from "#e2e/support/operators.ts";
import { movedControls, watchControls } from "#e2e/support/page/prepared-page.ts";
import { api, newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import { payingCard, payWith as payOnPage, proceed } from "#e2e/support/purchases.ts";
import { test } from "#e2e/support/test.ts";

const why = "below zero, because a payment of yours was refunded after its credits had been used.";
const settle = "Buy at least 151 credits to call again.";
const notice = (page: Page) => page.getByRole("status").filter({ hasText: why });
const preset = (page: Page, price: string) => page.getByRole("button", { name: price, exact: false });

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("a balance below zero says why, in credits and money, and how to settle it", async ({
      page,
      stack,
    }) => {
      const person = newPerson();
      const token = await openAccount(stack, person);
      const payments = [await buy(stack, token), await buy(stack, token)];
      const { token: operator } = await newOperator(stack, "owner");
      const body = { email: person.email, credits: 150, reason: "a test" };
      const answer = await api(stack, "POST", "/api/admin/take-credits", { token: operator, body });
      expect(answer).toMatchObject({ status: 200 });
      await openAs(page, stack, token, "/dashboard");
      await expect(page.getByRole("button", { name: "Start Call" })).toBeVisible();
      await expect(page.getByText("Loading...")).toHaveCount(0);
      await watchControls(page);

      await test.step("the dashboard says it at once, and no control moves", async () => {
        const stripe = cardProvider(stack);
        for (const payment_intent of payments) await stripe.refunds.create({ payment_intent });
        await expect(notice(page)).toContainText(`Your balance is 150 credits ($15.00) ${why} ${settle}`);
        // The history grows, and moves what stands below its new rows.
        const moved = await page.evaluate<string[]>("movedControls()");
        expect(moved.filter((control) => !control.startsWith("SUMMARY"))).toEqual([]);
      });

      await test.step("a call is refused by the specification's sentence", async () => {
        await dial(page);
        const sentence = "You need at least 1 credit to make a call. Please purchase credits.";
        await expect(page.getByText(sentence)).toBeVisible();
      });

      await test.step("the purchase begins with an amount that settles it, in the buyer's currency", async () => {
        await notice(page).getByRole("link", { name: "Purchase Credits" }).click();
        await expect(notice(page)).toContainText("150 credits ($15.00)");
        await expect(preset(page, "$20.00")).toHaveAttribute("aria-pressed", "true");
        await page.getByLabel("Currency").selectOption("EUR");
        await expect(notice(page)).toContainText(/^Your balance is 150 credits \(€13\.\d\d\) below/);
        await expect(notice(page)).not.toContainText("$");
      });

      await test.step("no control moves under a press when the reason comes late", async () => {
        await page.addInitScript({ path: movedControls });
        const late = async (route: Route) => {
          await expect(page.getByRole("main")).toContainText("150");
          await route.continue();
        };
        await page.route("**/api/payments/debt", late, { times: 1 });
        await page.reload();
        await expect(notice(page)).toBeVisible();
        await expect(preset(page, "€18.")).toHaveAttribute("aria-pressed", "true");
        expect(await page.evaluate<string[]>("movedControls()")).toEqual([]);
      });

      await test.step("the purchase ends it", async () => {
        await proceed(page);
        await payOnPage(page, payingCard);
        await expect(page).toHaveURL(/dashboard/);
        await expect(notice(page)).toHaveCount(0);
        expect(await creditsOf(stack, token)).toBe(50);
      });
    });
  });
}

/** Buys 100 credits; returns the provider's id of the payment. */
async function buy(stack: Stack, token: string): Promise<string> {
  const intent = await startPayment(stack, token);
  await payWith(stack, intent, "pm_card_visa");
  await api(stack, "POST", "/api/payments/add-credits", { token, body: { credits: 100 } });
  return intent;
}
