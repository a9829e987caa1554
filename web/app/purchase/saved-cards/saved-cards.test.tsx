import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { paymentRoutes } from "#contract/money/payments.ts";
import { savedCardRoutes } from "#contract/money/saved-cards.ts";
import { configRoutes } from "#contract/pages/config.ts";
import {
  buyTenDollars,
  cardProvider,
  customerOf,
  ledgerOf,
  makeDecline,
  request,
  savedCards,
} from "#testing/screens/payments.ts";
import { type SignedInUser, signedInUser } from "#testing/screens/seed.ts";
import { type OpenScreen, obstacles, openScreen, type ScreenOptions } from "#web/testing/screen.tsx";
import { type Answer, held, lost } from "#web/testing/server.ts";
import {
  allowStripe,
  alwaysAskingCard,
  answerBank,
  decliningCard,
  payingCard,
  payWith,
  proceed,
  provider,
} from "#web/testing/stripe.ts";

const bought = { status: "completed", amount: 10, currency: "USD", credits: 100 };
const failed = { ...bought, status: "failed", credits: 0 };
const undecided = /We do not know yet whether this payment went through\./;
const declined = "Your card was declined. Try another card or ask your bank. Nothing was charged.";

let as: SignedInUser;
beforeEach(async () => {
  allowStripe();
  as = await signedInUser();
});

async function openPurchase(answers: NonNullable<ScreenOptions["answers"]> = []): Promise<OpenScreen> {
  const page = await openScreen("/purchase-credits", { as, answers });
  await page.user.click(await screen.findByRole("button", { name: /100 credits/ }));
  return page;
}

async function openForm(answers: NonNullable<ScreenOptions["answers"]> = []): Promise<OpenScreen> {
  const page = await openPurchase(answers);
  await proceed(page.user);
  await screen.findByLabelText("Card number");
  return page;
}

const saveBox = () =>
  screen.getByRole<HTMLInputElement>("checkbox", { name: "Save this card for next time" });
const payAgain = () =>
  screen.findByRole<HTMLButtonElement>("button", { name: /^Pay \$10\.00 with Visa \.\.\.\d{4}$/ });
const pressPayNow = ({ user }: OpenScreen) => user.click(screen.getByRole("button", { name: "Pay Now" }));
const settingsCards = async () => within(await screen.findByRole("region", { name: "Saved cards" }));
const rowsIn = (place: ReturnType<typeof within>): (string | null)[] =>
  place.queryAllByRole("listitem").map((row: HTMLElement) => row.textContent);

async function expectBought({ router }: OpenScreen, history: object[]): Promise<void> {
  await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
  expect(await screen.findAllByText("Successfully purchased 100 credits!")).not.toEqual([]);
  const credits = 100 * history.filter((row) => row === bought).length;
  await expect.poll(() => ledgerOf(as)).toMatchObject({ credits, history });
}

it("saves a card with the purchase where the box is ticked, and pays with it at one press", async () => {
  const page = await openForm();
  expect(saveBox().checked).toBe(false);
  screen.getByText(/Our card provider keeps the card, not us\./);
  await page.user.click(saveBox());
  await payWith(page.user, payingCard);
  await expectBought(page, [bought]);

  await openScreen("/settings", { as });
  await waitFor(async () => expect(rowsIn(await settingsCards())).toHaveLength(1));
  const [row] = rowsIn(await settingsCards());
  expect(row).toContain("Visa ...4242Default");
  expect(row).toContain("Expires 12/34");

  const again = await openPurchase();
  expect(await obstacles()).toEqual([]);
  await again.user.dblClick(await payAgain());
  await expectBought(again, [bought, bought]);
  expect(again.server.sent(paymentRoutes.createPaymentIntent)).toHaveLength(1);
  expect(again.server.sent(provider.form)).toEqual([]);
  expect(await savedCards(as)).toHaveLength(1);
});

it.each([
  ["nothing where it was ticked for a card that declined and then was not", true, []],
  ["the card that pays where it was ticked after one that declined", false, [{ last4: "4242" }]],
] as const)("the box saves %s", async (_case, isTickedFirst, cards) => {
  const page = await openForm();
  if (isTickedFirst) await page.user.click(saveBox());
  await payWith(page.user, decliningCard);
  await screen.findByText("Try another card or ask your bank. Nothing was charged.");
  await page.user.click(saveBox());
  await payWith(page.user, payingCard);
  await expectBought(page, [bought, failed]);
  expect(await savedCards(as)).toMatchObject(cards);
  expect(await savedCards(as)).toHaveLength(cards.length);
});

describe("a try whose answer was lost", () => {
  it("keeps its choice in the card form, and pays once", async () => {
    const page = await openForm([[provider.confirm, lost]]);
    await payWith(page.user, payingCard);
    await screen.findByText(undecided);
    expect(saveBox().disabled).toBe(true);
    page.server.off(provider.confirm);
    await pressPayNow(page);
    await expectBought(page, [bought]);
    expect(await savedCards(as)).toEqual([]);
  });

  it("keeps its saved card, also when it is removed elsewhere meanwhile", async () => {
    await buyTenDollars(as, "pm_card_visa", true);
    const [card] = await savedCards(as);
    const lostAndRemoved: Answer = async (_request, proceed) => {
      await proceed();
      await request(as, "DELETE", `/api/payments/cards/${card?.id}`);
      throw new TypeError("Failed to fetch");
    };
    const page = await openPurchase([[provider.confirm, lostAndRemoved]]);
    await page.user.click(await payAgain());
    await screen.findByText(undecided);
    expect(screen.getByRole("button", { name: /^\$20\.00/ }).closest("fieldset[disabled]")).not.toBeNull();
    await waitFor(() => expect(screen.queryByRole("group", { name: "Pay with" })).toBeNull());
    page.server.off(provider.confirm);
    await page.user.click(await payAgain());
    await expectBought(page, [bought, bought]);
  });
});

it("shows nothing to press before the cards are known", async () => {
  await buyTenDollars(as, "pm_card_visa", true);
  const cards = held();
  await openScreen("/purchase-credits", { as, answers: [[savedCardRoutes.list, cards.answer]] });
  const button = await screen.findByRole("button", { name: "Proceed to Payment" });
  expect(button.closest(".invisible")).not.toBeNull();
  cards.release();
  expect((await payAgain()).closest(".invisible")).toBeNull();
  const radio = screen.getByRole<HTMLInputElement>("radio", { name: /^Visa \.\.\.4242/ });
  expect(radio.checked).toBe(true);
});

it("lets the bank ask whenever it wants to, also at buying again", async () => {
  const page = await openForm();
  await page.user.click(saveBox());
  await payWith(page.user, alwaysAskingCard);
  await answerBank(page.user, "Complete");
  await expectBought(page, [bought]);
  const again = await openPurchase();
  await again.user.click(await payAgain());
  await answerBank(again.user, "Fail");
  await screen.findByText(/Your bank did not confirm the payment\./);
  await again.user.click(await payAgain());
  await answerBank(again.user, "Complete");
  await expectBought(again, [bought, bought]);
});

it("says once that a saved card declined, and another card pays", async () => {
  await buyTenDollars(as, "pm_card_visa", true);
  await makeDecline(as);
  const page = await openPurchase();
  await page.user.click(await payAgain());
  await screen.findByText(declined);
  expect(screen.getAllByText(/Your card was declined\./)).toHaveLength(1);
  await page.user.click(screen.getByRole("radio", { name: "Another card" }));
  await proceed(page.user);
  await payWith(page.user, payingCard);
  await expectBought(page, [bought, failed, bought]);
});

it("pays at a press that comes before the product's configuration", async () => {
  await buyTenDollars(as, "pm_card_visa", true);
  const config = held();
  const page = await openPurchase([[configRoutes.config, config.answer]]);
  await page.user.click(await payAgain());
  expect(screen.queryByRole("alert")).toBeNull();
  config.release();
  await expectBought(page, [bought, bought]);
});

it("is removed at one press, here and at the provider", async () => {
  await buyTenDollars(as, "pm_card_mastercard", true);
  await buyTenDollars(as, "pm_card_visa", true);
  const page = await openScreen("/settings", { as });
  const expectRows = (...starts: string[]) =>
    waitFor(async () => {
      const rows = rowsIn(await settingsCards());
      expect(rows).toEqual(starts.map((start) => expect.stringContaining(start)));
    });
  await expectRows("Visa ...4242Default", "Mastercard ...4444");
  await page.user.click(screen.getByRole("button", { name: "Make Mastercard ...4444 the default" }));
  await expectRows("Mastercard ...4444Default", "Visa ...4242");
  await page.user.click(screen.getByRole("button", { name: "Remove Mastercard ...4444" }));
  await screen.findByText(/Your card has been removed\./);
  await expectRows("Visa ...4242Default");
  const methods = await cardProvider().paymentMethods.list({ customer: await customerOf(as) });
  expect(methods.data.map(({ card }) => card?.last4)).toEqual(["4242"]);
  const [card] = await savedCards(as);
  await request(as, "DELETE", `/api/payments/cards/${card?.id}`);
  await (await settingsCards()).findByText(/No card is saved\./);
  await openPurchase();
  expect(screen.queryByRole("group", { name: "Pay with" })).toBeNull();
});

it("is nothing that another user sees", async () => {
  await buyTenDollars(as, "pm_card_visa", true);
  await openScreen("/settings", { as: await signedInUser() });
  await (await settingsCards()).findByText(/No card is saved\./);
});
