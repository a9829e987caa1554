/** A call that runs out of credits is topped up without leaving it. */
import { expect, type Page } from "@playwright/test";
import { openFundedAccount, talk } from "#e2e/support/callers.ts";
import { creditsOf, payWith as payWithIntent, startPayment } from "#e2e/support/cards.ts";
import { problemsOf } from "#e2e/support/page/accessible.ts";
import { api, fillCard, newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import { dearCalls, luxembourg, madrid } from "#e2e/support/product/dear-calls.ts";
import { decliningCard, payingCard } from "#e2e/support/purchases.ts";
import { buySaving, makeDecline, payWithGroup } from "#e2e/support/saved-cards.ts";
import { test } from "#e2e/support/test.ts";

test.use(dearCalls);

const panel = (page: Page) => page.getByRole("dialog", { name: "Add credits" });
const payNowIn = (page: Page) => panel(page).getByRole("button", { name: "Pay Now" });

test("the warning's button buys in place, and the call goes on and is extended", async ({ page, stack }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const token = await openFundedAccount(stack);
  await payWithIntent(stack, await startPayment(stack, token), "pm_card_visa");
  await api(stack, "POST", "/api/payments/add-credits", { token, body: { credits: 100 } });
  await openAs(page, stack, token, "/dashboard");
  await talk(page, madrid);
  await page.getByRole("button", { name: "Add $10", exact: true }).click();
  await expect(panel(page).getByRole("region", { name: "Summary" })).toContainText("$10.00, 100 credits");
  await expect(panel(page).getByText("$10.00 for 100 credits")).toBeVisible();
  await fillCard(page, decliningCard);
  expect(await problemsOf(page, "credits that are bought in a call")).toEqual([]);
  await payNowIn(page).press("Enter");
  await expect(panel(page).getByRole("alert")).toContainText("Nothing was charged.");

  await panel(page).getByRole("button", { name: "Mute", exact: true }).click();
  await expect(panel(page).getByRole("button", { name: "Unmute" })).toBeVisible();
  await expect(panel(page).getByRole("button", { name: "End Call" })).toBeInViewport({ ratio: 1 });

  await fillCard(page, payingCard);
  await payNowIn(page).press("Enter");
  await expect(page.getByText("Successfully purchased 100 credits!")).toBeVisible();
  await expect(panel(page)).toBeHidden();
  await expect(page.getByText(/^Your call was extended: /).first()).toBeVisible();
  await expect(page.getByText("Call in progress...").first()).toBeVisible();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
});

test("a saved card buys in place at one press, after it was declined and without leaving the call", async ({
  page,
  stack,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const token = await openAccount(stack, newPerson());
  await buySaving(stack, token);
  await makeDecline(stack, token);
  await buySaving(stack, token, "pm_card_mastercard");
  await openAs(page, stack, token, "/dashboard");
  await talk(page, madrid);
  await page.getByRole("button", { name: "Add $10", exact: true }).click();
  const pay = (card: string) => panel(page).getByRole("button", { name: `Pay $10.00 with ${card}` });
  await expect(pay("Mastercard ...4444")).toBeEnabled();
  await expect(panel(page).getByRole("region", { name: "Summary" })).toContainText("$10.00, 100 credits");
  expect(await problemsOf(page, "credits that are bought with a saved card in a call")).toEqual([]);
  const cards = payWithGroup(page);
  await cards.getByRole("radio", { name: "Visa ...0341" }).check();
  await pay("Visa ...0341").click();
  await expect(panel(page).getByRole("alert")).toContainText("Try another card or ask your bank.");
  await cards.getByRole("radio", { name: "Another card" }).check();
  await expect(payNowIn(page)).toBeVisible();
  await expect(cards.getByRole("radio", { name: "Another card" })).toBeFocused();
  await cards.getByRole("radio", { name: "Mastercard ...4444" }).check();
  await pay("Mastercard ...4444").click();
  await expect(page.getByText("Successfully purchased 100 credits!")).toBeVisible();
  await expect(panel(page)).toBeHidden();
  await expect(page.getByText(/^Your call was extended: /).first()).toBeVisible();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
});

test("a card that is typed when the call ends stays, and pays all the same", async ({ page, stack }) => {
  // The screen that the card was opened on goes with the call.
  await page.setViewportSize({ width: 390, height: 844 });
  const token = await openFundedAccount(stack);
  await openAs(page, stack, token, "/dashboard");
  await talk(page, luxembourg);
  await page.getByRole("button", { name: "Add $10", exact: true }).click();
  await fillCard(page, payingCard);
  await panel(page).getByRole("button", { name: "End Call" }).click();
  await expect(panel(page)).toContainText("The call has ended. You can still buy the credits.");
  const before = await creditsOf(stack, token);
  await payNowIn(page).press("Enter");
  await expect(page.getByText("Successfully purchased 100 credits!")).toBeVisible();
  await expect(panel(page)).toBeHidden();
  expect(await creditsOf(stack, token)).toBeGreaterThan(before);
});
