import { expect, type Locator, type Page } from "@playwright/test";
import { cardConsentVersion } from "#contract/money/saved-cards.ts";
import { cardProvider, payWith } from "./cards.ts";
import { api } from "./people.ts";
import { inDatabase } from "./product/database.ts";
import type { Stack } from "./product/stack.ts";

/** Buys ten dollars' worth over the API with one of the provider's ready-made cards, and saves the card. */
export async function buySaving(stack: Stack, token: string, card = "pm_card_visa"): Promise<void> {
  const { status, body } = await api(stack, "POST", "/api/payments/create-payment-intent", {
    token,
    body: { amount: 10, currency: "USD", saveCard: { version: cardConsentVersion, language: "en" } },
  });
  expect(status).toBe(200);
  await payWith(stack, String(body.clientSecret).replace(/_secret_.*/, ""), card);
  await api(stack, "POST", "/api/payments/add-credits", { token, body: { credits: 100 } });
  expect((await savedCards(stack, token)).length).toBeGreaterThan(0);
}

export async function savedCards(stack: Stack, token: string): Promise<Record<string, unknown>[]> {
  const { body } = await api(stack, "GET", "/api/payments/cards", { token });
  return body as unknown as Record<string, unknown>[];
}

/** Has the bank decline the user's only saved card from now on. */
export function makeDecline(stack: Stack, token: string): Promise<void> {
  return replaceCard(stack, token, "pm_card_chargeCustomerFail", "0341");
}

/** Has one of the provider's ready-made cards take the place of the user's only saved card. */
export async function replaceCard(stack: Stack, token: string, card: string, last4: string): Promise<void> {
  const [saved] = await savedCards(stack, token);
  await inDatabase(stack, async (client) => {
    const { rows } = await client.query(
      `SELECT customer.provider_ref FROM card_customer customer JOIN saved_card card USING (wallet_id, user_id)
        WHERE card.id = $1`,
      [saved?.id],
    );
    const customer = rows[0].provider_ref;
    const { id } = await cardProvider(stack).paymentMethods.attach(card, { customer });
    const change = "UPDATE saved_card SET provider_ref = $2, last4 = $3 WHERE id = $1";
    await client.query(change, [saved?.id, id, last4]);
  });
}

/** The cards to choose from on the page of a purchase. */
export function payWithGroup(page: Page): Locator {
  return page.getByRole("group", { name: "Pay with" });
}

export function cardsInSettings(page: Page): Locator {
  return page.getByRole("region", { name: "Saved cards" });
}
