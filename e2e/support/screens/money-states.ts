/** States of money that a run does not come into, shown in the server's place. */
import { expect, type Page } from "@playwright/test";
import { openEntries } from "#e2e/support/page/open-entries.ts";

/** Offers what the limit of 30 days leaves of each purchase that can be taken back. */
export async function limitMoneyBack(page: Page, offered: object): Promise<void> {
  const limited = { unused: 10, times: 3, usd: 500, moreAt: "2027-01-02T03:04:00.000Z" };
  await page.route("**/api/payments/money-back", async (route) => {
    const offers: object[] = await (await route.fetch()).json();
    await route.fulfill({ json: offers.map((offer) => ({ ...offer, limited, ...offered })) });
  });
  await page.reload();
  await expect(page.getByRole("status").filter({ hasText: "shown" })).toBeVisible();
  await openEntries(page);
}

/** Shows a balance below zero in the server's place. */
export async function fallBelowZero(page: Page): Promise<void> {
  const debt = { credits: 150, causes: ["dispute"], earlierCredits: 12.5, creditsToCall: 164 };
  const answers: [string, object][] = [
    ["**/api/payments/credits", { credits: -150 }],
    ["**/api/payments/debt", { debt }],
  ];
  for (const [path, json] of answers) await page.route(path, (route) => route.fulfill({ json }));
  // They have the true balance.
  await page.route("**/api/events", () => undefined);
  await page.reload();
  await expect(page.getByText("below zero")).toBeVisible();
  for (const path of [...answers.map(([path]) => path), "**/api/events"]) await page.unroute(path);
}

/** Shows saved cards in every state, in the server's place. */
export async function showCards(page: Page): Promise<void> {
  const card = { wallet: null, isExpired: false, isDefault: false, isBeingRemoved: false };
  const expires = { year: 2034, month: 12 };
  const cards = [
    { ...card, brand: "visa", last4: "4242", isDefault: true, expires },
    { ...card, brand: "amex", last4: "0005", wallet: "apple_pay", expires },
    { ...card, brand: "mastercard", last4: "4444", isExpired: true, expires: { year: 2026, month: 1 } },
    { ...card, brand: "diners", last4: "0004", isBeingRemoved: true, expires },
  ].map((shown, n) => ({ ...shown, id: `00000000-0000-4000-8000-00000000000${n}` }));
  await page.route("**/api/payments/cards", (route) => route.fulfill({ json: cards }));
  await page.reload();
  await expect(page.getByText("Visa ...4242").first()).toBeVisible();
  await page.unroute("**/api/payments/cards");
}
