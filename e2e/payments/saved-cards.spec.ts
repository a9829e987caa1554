import { expect } from "@playwright/test";
import { fillCard, newPerson, openAccount } from "#e2e/support/people.ts";
import { expectLedger, openTenDollars, payingCard, pressPayNow, tenDollars } from "#e2e/support/purchases.ts";
import { cardsInSettings, savedCards } from "#e2e/support/saved-cards.ts";
import { test } from "#e2e/support/test.ts";

test("a card is saved with the purchase, listed in the settings, and buys again in two presses", async ({
  page,
  stack,
}) => {
  const token = await openAccount(stack, newPerson());
  const saveBox = page.getByRole("checkbox", { name: "Save this card for next time" });
  const bought = page.getByText("Successfully purchased 100 credits!").first();
  await openTenDollars(page, stack, token);
  await expect(saveBox).not.toBeChecked();
  await expect(saveBox).toHaveAccessibleDescription(/Our card provider keeps the card, not us\./);
  await fillCard(page, payingCard);
  await saveBox.check();
  const form = page.frameLocator('iframe[title="Secure payment input frame"]');
  await expect(form.getByLabel("Card number"), "what is typed stays").toHaveValue("4242 4242 4242 4242");
  await expect(
    form.getByText("By providing your card information"),
    "our sentence stands alone",
  ).toBeHidden();
  await pressPayNow(page);
  await expect(bought).toBeVisible();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);

  await page.goto(`${stack.url}/settings`);
  const row = cardsInSettings(page).getByRole("listitem");
  await expect(row).toContainText("Visa ...4242Default");
  await expect(row).toContainText("Expires 12/34");

  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.getByRole("link", { name: "Purchase Credits" }).first().click();
  await page.getByRole("button", { name: /^Pay \$10\.00 with Visa \.\.\.\d{4}$/ }).dblclick();
  await expect(bought).toBeVisible();
  await expect(page).toHaveURL(`${stack.url}/dashboard`);
  expect(requests.filter((path) => path.endsWith("/create-payment-intent"))).toHaveLength(1);
  expect(requests).not.toContain("/cards/form");
  await expectLedger(stack, token, { credits: 200, purchases: [tenDollars, tenDollars] });
  expect(await savedCards(stack, token)).toHaveLength(1);
});
