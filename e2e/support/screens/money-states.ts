/** States of money that a run does not come into, shown in the server's place. */
import { expect, type Page } from "@playwright/test";
import { openEntries } from "#e2e/support/page/prepared-page.ts";

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

/** Shows a balance below zero in the server's place, until the page's routes end. */
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
}

/** Saved cards in every state. */
function cardsInEachState() {
  const card = {
    wallet: null,
    isExpired: false,
    isDefault: false,
    isBeingRemoved: false,
    mustBeSavedAgain: false,
  };
  const expires = { year: 2034, month: 12 };
  return [
    { ...card, brand: "visa", last4: "4242", isDefault: true, expires },
    { ...card, brand: "amex", last4: "0005", wallet: "apple_pay", expires },
    { ...card, brand: "mastercard", last4: "4444", isExpired: true, expires: { year: 2026, month: 1 } },
    { ...card, brand: "jcb", last4: "0505", mustBeSavedAgain: true, expires },
    { ...card, brand: "diners", last4: "0004", isBeingRemoved: true, expires },
  ].map((shown, n) => ({ ...shown, id: `00000000-0000-4000-8000-00000000000${n}` }));
}

/** Shows saved cards in every state, in the server's place. */
export async function showCards(page: Page): Promise<void> {
  await page.route("**/api/payments/cards", (route) => route.fulfill({ json: cardsInEachState() }));
  await page.reload();
  await expect(page.getByText("Visa ...4242").first()).toBeVisible();
}

const rule = {
  below: 20,
  amountUsd: 20,
  currency: "USD",
  monthlyLimit: 40,
  spent: 20,
  cardId: cardsInEachState()[0]?.id,
  turnedOnAt: "2026-11-02T09:00:00.000Z",
  pause: null,
};
const payment = "00000000-0000-4000-8000-0000000000aa";

/** Rules in their states. */
export const rules = {
  on: rule,
  declined: {
    ...rule,
    pause: {
      because: "declined",
      decline: "insufficient_funds",
      until: "2027-01-02T03:04:00.000Z",
      paymentId: null,
    },
  },
  waiting: {
    ...rule,
    pause: { because: "authentication", decline: null, until: null, paymentId: payment },
  },
} as const;

/** Shows automatic recharge in the server's place, with cards that can pay it. */
export function showRecharge(shown: object | null) {
  return async (page: Page) => {
    const offers = [10, 20, 50, 100].map((usd) => ({
      amountUsd: usd,
      credits: usd * 10,
      price: usd,
      currency: "USD",
    }));
    await page.route("**/api/payments/recharge*", (route) =>
      route.fulfill({ json: { rule: shown, offers } }),
    );
    await page.route("**/api/payments/cards", (route) => route.fulfill({ json: cardsInEachState() }));
    await page.reload();
    await expect(page.getByText(/At most \$40\.00/).first()).toBeVisible();
    await page.getByRole("region", { name: "Automatic recharge" }).scrollIntoViewIfNeeded();
  };
}

/** Shows a purchase of the rule that its user can finish, in the server's place. */
export async function showOpenRecharge(page: Page): Promise<void> {
  const reply = {
    clientSecret: "pi_1_secret_1",
    paymentMethod: "pm_1",
    amount: 20,
    currency: "USD",
    credits: 200,
  };
  await page.route("**/api/payments/recharge/finish", (route) => route.fulfill({ json: reply }));
  await page.route("**/api/payments/recharge?*", (route) =>
    route.fulfill({ json: { rule: rules.waiting, offers: [] } }),
  );
  await page.route("**/api/payments/cards", (route) => route.fulfill({ json: cardsInEachState() }));
  await page.goto(new URL(`/recharge-finish?payment=${payment}`, page.url()).href);
  await expect(page.getByText("Visa ...4242")).toBeVisible();
}
