/** A card is saved by a buyer's own choice, pays again at one press, and is removed at one press. */
import { expect, type Page } from "@playwright/test";
import { cardProvider } from "#e2e/support/cards.ts";
import { api, fillCard, newPerson, openAccount, openAs } from "#e2e/support/people.ts";
import type { Stack } from "#e2e/support/product/stack.ts";
import {
  decliningCard,
  expectLedger,
  openTenDollars,
  payingCard,
  payWith,
  pressPayNow,
  tenDollars,
} from "#e2e/support/purchases.ts";
import {
  buySaving,
  cardsInSettings,
  makeDecline,
  payWithGroup,
  savedCards,
} from "#e2e/support/saved-cards.ts";
import { test } from "#e2e/support/test.ts";

/** Asks for 3-D Secure at every payment. */
const alwaysAskingCard = "4000002760003184";
const payAgain = /^Pay \$10\.00 with Visa \.\.\.\d{4}$/;
const failed = { ...tenDollars, status: "failed", credits: 0 };

let token: string;
test.beforeEach(async ({ stack }) => {
  token = await openAccount(stack, newPerson());
});

const saveBox = (page: Page) => page.getByRole("checkbox", { name: "Save this card for next time" });
const payButton = (page: Page) => page.getByRole("button", { name: payAgain });
const bank = (page: Page) => page.frameLocator('iframe[title="3D Secure authentication"]');

async function expectBought(page: Page, stack: Stack): Promise<void> {
  await expect(page.getByText("Successfully purchased 100 credits!").first()).toBeVisible();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
}

/** Opens the page of a purchase for ten dollars. */
async function openPurchase(page: Page, stack: Stack): Promise<void> {
  await openAs(page, stack, token, "/purchase-credits");
  await page.getByLabel("Currency").selectOption("USD");
  await page.getByRole("button", { name: "$10.00 100 credits" }).click();
}

/** Paths of the requests that open or confirm a payment, or load the card form. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test("a card is saved with the purchase, listed in the settings, and buys again in two presses", async ({
  page,
  stack,
}) => {
  await openTenDollars(page, stack, token);
  await expect(saveBox(page)).not.toBeChecked();
  await expect(saveBox(page)).toHaveAccessibleDescription(/Our card provider keeps the card, not us\./);
  await fillCard(page, payingCard);
  await saveBox(page).check();
  const form = page.frameLocator('iframe[title="Secure payment input frame"]');
  await expect(form.getByLabel("Card number"), "what is typed stays").toHaveValue("4242 4242 4242 4242");
  await expect(
    form.getByText("By providing your card information"),
    "our sentence stands alone",
  ).toBeHidden();
  await pressPayNow(page);
  await expectBought(page, stack);

  await page.goto(`${stack.url}/settings`);
  const row = cardsInSettings(page).getByRole("listitem");
  await expect(row).toContainText("Visa ...4242Default");
  await expect(row).toContainText("Expires 12/34");

  const requests = requestsOf(page);
  await page.getByRole("link", { name: "Purchase Credits" }).first().click();
  await payButton(page).dblclick();
  await expectBought(page, stack);
  expect(requests.filter((path) => path.endsWith("/create-payment-intent"))).toHaveLength(1);
  expect(requests).not.toContain("/cards/form");
  await expectLedger(stack, token, { credits: 200, purchases: [tenDollars, tenDollars] });
  expect(await savedCards(stack, token)).toHaveLength(1);
});

test("a box that is not ticked saves nothing, also when it was ticked for a card that declined", async ({
  page,
  stack,
}) => {
  await openTenDollars(page, stack, token);
  await saveBox(page).check();
  await payWith(page, decliningCard);
  await expect(page.getByRole("alert")).toContainText("Try another card or ask your bank.");
  await saveBox(page).uncheck();
  await payWith(page, payingCard);
  await expectBought(page, stack);
  await expectLedger(stack, token, { credits: 100, purchases: [tenDollars, failed] });
  expect(await savedCards(stack, token)).toEqual([]);
  await page.goto(`${stack.url}/settings`);
  await expect(cardsInSettings(page)).toContainText("No card is saved.");
});

test("a box that is ticked after a declined card saves the one that pays", async ({ page, stack }) => {
  await openTenDollars(page, stack, token);
  await payWith(page, decliningCard);
  await expect(page.getByRole("alert")).toContainText("Try another card or ask your bank.");
  await saveBox(page).check();
  await payWith(page, payingCard);
  await expectBought(page, stack);
  expect(await savedCards(stack, token)).toMatchObject([{ last4: "4242" }]);
});

test("a try whose answer was lost keeps its choice, and pays once", async ({ page, stack }) => {
  const loseAnswer = (meanwhile?: () => Promise<unknown>) =>
    page.context().route(
      "**/v1/payment_intents/*/confirm",
      async (route) => {
        await route.fetch();
        await meanwhile?.();
        await route.abort();
      },
      { times: 1 },
    );
  await test.step("in the card form", async () => {
    await loseAnswer();
    await openTenDollars(page, stack, token);
    await payWith(page, payingCard);
    await expect(page.getByText("We do not know yet whether this payment went through.")).toBeVisible();
    await expect(saveBox(page)).toBeDisabled();
    await pressPayNow(page);
    await expectBought(page, stack);
    await expectLedger(stack, token, { credits: 100, purchases: [tenDollars] });
    expect(await savedCards(stack, token)).toEqual([]);
  });
  await test.step("with a saved card, also when it is removed meanwhile in another tab", async () => {
    await buySaving(stack, token);
    const [card] = await savedCards(stack, token);
    await loseAnswer(() => api(stack, "DELETE", `/api/payments/cards/${card?.id}`, { token }));
    await openPurchase(page, stack);
    await payButton(page).click();
    await expect(page.getByText("We do not know yet whether this payment went through.")).toBeVisible();
    await expect(page.getByRole("button", { name: "$20.00" })).toBeDisabled();
    await expect(payWithGroup(page)).toHaveCount(0);
    await payButton(page).click();
    await expectBought(page, stack);
    await expectLedger(stack, token, { credits: 300, purchases: [tenDollars, tenDollars, tenDollars] });
  });
});

test("nothing can be pressed before the cards are known, so that late ones move nothing", async ({
  page,
  stack,
}) => {
  await buySaving(stack, token);
  const late = Promise.withResolvers<void>();
  await page.route("**/api/payments/cards", async (route) => {
    await late.promise;
    await route.continue();
  });
  await openAs(page, stack, token, "/purchase-credits");
  const bar = page.locator("[data-proceed-bar]");
  await expect(bar).toContainText("$10.00, 100 credits");
  await expect(bar).toBeHidden();
  late.resolve();
  await expect(payButton(page)).toBeVisible();
  await expect(payWithGroup(page).getByRole("radio", { name: "Visa ...4242" })).toBeChecked();
});

test("the bank asks in place whenever it wants to, also at buying again", async ({ page, stack }) => {
  await openTenDollars(page, stack, token);
  await saveBox(page).check();
  await payWith(page, alwaysAskingCard);
  await bank(page).getByRole("button", { name: "Complete" }).click();
  await expectBought(page, stack);

  await page.goto(`${stack.url}/purchase-credits`);
  await payButton(page).click();
  await bank(page).getByRole("button", { name: "Fail" }).click();
  await expect(page.getByRole("alert")).toContainText("Your bank did not confirm the payment.");
  await payButton(page).click();
  await expect(bank(page).getByText("$10.00")).toBeVisible();
  await bank(page).getByRole("button", { name: "Complete" }).click();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  await expectLedger(stack, token, { credits: 200, purchases: [tenDollars, tenDollars] });
});

test("a saved card that declines says so once, and another card pays", async ({ page, stack }) => {
  await buySaving(stack, token);
  await makeDecline(stack, token);
  await openPurchase(page, stack);
  await payButton(page).click();
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText(
    "Your card was declined. Try another card or ask your bank. Nothing was charged.",
  );
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("Your card was declined.")).toHaveCount(1);
  await payWithGroup(page).getByRole("radio", { name: "Another card" }).check();
  await page.getByRole("button", { name: "Proceed to Payment" }).click();
  await payWith(page, payingCard);
  await expectBought(page, stack);
  await expectLedger(stack, token, { credits: 200, purchases: [tenDollars, failed, tenDollars] });
});

test("a card is removed at one press, here and at the provider, and another user never saw it", async ({
  page,
  stack,
  browser,
}) => {
  await buySaving(stack, token, "pm_card_mastercard");
  await buySaving(stack, token);
  const other = await browser.newPage();
  await openAs(other, stack, await openAccount(stack, newPerson()), "/settings");
  await expect(cardsInSettings(other)).toContainText("No card is saved.");
  await other.close();

  await openAs(page, stack, token, "/settings");
  const cards = cardsInSettings(page);
  await expect(cards.getByRole("listitem")).toContainText(["Visa ...4242Default", "Mastercard ...4444"]);
  await cards.getByRole("button", { name: "Make Mastercard ...4444 the default" }).click();
  await expect(cards.getByRole("listitem")).toContainText(["Mastercard ...4444Default", "Visa ...4242"]);
  await cards.getByRole("button", { name: "Remove Mastercard ...4444" }).click();
  await expect(page.getByText("Your card has been removed.")).toBeVisible();
  await expect(cards.getByRole("listitem")).toContainText(["Visa ...4242Default"]);

  const { data } = await cardProvider(stack).customers.list({ limit: 1 });
  const kept = await cardProvider(stack).paymentMethods.list({ customer: data[0]?.id ?? "" });
  expect(kept.data.map(({ card }) => card?.last4)).toEqual(["4242"]);

  await openPurchase(page, stack);
  await expect(payWithGroup(page).getByRole("radio")).toHaveCount(2);
  await expect(payButton(page)).toBeEnabled();
  const tab = await page.context().newPage();
  await openAs(tab, stack, token, "/settings");
  await expect(cardsInSettings(tab)).toContainText("Visa ...4242");
  await page.goto(`${stack.url}/settings`);
  await cards.getByRole("button", { name: "Remove Visa ...4242" }).click();
  await expect(cards).toContainText("No card is saved.");
  await expect(cardsInSettings(tab), "also in another tab").toContainText("No card is saved.");
  await tab.close();
  await openPurchase(page, stack);
  await expect(page.getByRole("button", { name: "Proceed to Payment" })).toBeEnabled();
  await expect(payWithGroup(page)).toHaveCount(0);
});
