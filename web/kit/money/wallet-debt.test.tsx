import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { messages } from "#contract/messages/messages.ts";
import { walletDebtRoutes } from "#contract/money/wallet-debt.ts";
import { buyTenDollars, cardProvider, ledgerOf, takeCredits } from "#testing/screens/payments.ts";
import { type SignedInUser, signedInUser } from "#testing/screens/seed.ts";
import { obstacles, openScreen } from "#web/testing/screen.tsx";
import { held } from "#web/testing/server.ts";
import { allowStripe, payingCard, payWith, proceed } from "#web/testing/stripe.ts";

const why = "below zero, because a payment of yours was refunded after its credits had been used.";
const notice = () => screen.findByText(RegExp(why.replaceAll(".", "\\.")));

let as: SignedInUser;
beforeEach(async () => {
  allowStripe();
  as = await signedInUser();
});

/** Two purchases whose credits are used for the most part, and then both refunded at the provider: 150 are owed. */
async function owe(): Promise<void> {
  const payments = [await buyTenDollars(as), await buyTenDollars(as)];
  await takeCredits(as, 150);
  for (const payment_intent of payments) await cardProvider().refunds.create({ payment_intent });
  await expect.poll(() => ledgerOf(as)).toMatchObject({ credits: -150 });
}

it("says why, in credits and money, and how to settle it, as soon as it is so", async () => {
  const page = await openScreen("/dashboard", { as });
  await owe();
  const { textContent } = await notice();
  expect(textContent).toContain(
    `Your balance is 150 credits ($15.00) ${why} Buy at least 151 credits to call again.`,
  );
  expect(await obstacles()).toEqual([]);
  await page.user.click(within(await notice()).getByRole("link", { name: "Purchase Credits" }));
  expect((await notice()).textContent).toContain("150 credits ($15.00)");
  const preset = await screen.findByRole("button", { name: /^\$20\.00/ });
  await waitFor(() => expect(preset.getAttribute("aria-pressed")).toBe("true"));
  await page.user.selectOptions(screen.getByLabelText("Currency"), "EUR");
  await waitFor(async () =>
    expect((await notice()).textContent).toMatch(/^Your balance is 150 credits \(€13\.\d\d\) below/),
  );
  expect((await notice()).textContent).not.toContain("$");
  await proceed(page.user);
  await payWith(page.user, payingCard);
  await screen.findByText("Successfully purchased 200 credits!");
  await waitFor(() => expect(screen.queryByText(RegExp(why))).toBeNull());
  expect(await ledgerOf(as)).toMatchObject({ credits: 50 });
});

it("is awaited before the amounts are shown to be pressed", async () => {
  await owe();
  const late = held();
  await openScreen("/purchase-credits", { as, answers: [[walletDebtRoutes.debt, late.answer]] });
  const button = await screen.findByRole("button", { name: "Proceed to Payment" });
  await waitFor(() => expect(button.closest(".invisible")).not.toBeNull());
  late.release();
  await notice();
  const preset = await screen.findByRole("button", { name: /^\$20\.00/ });
  await waitFor(() => expect(preset.getAttribute("aria-pressed")).toBe("true"));
  expect(preset.closest(".invisible")).toBeNull();
});

it("says that a dispute pauses calling, until it is won", async () => {
  await buyTenDollars(as);
  await openScreen("/dashboard", { as });
  await screen.findByRole("button", { name: "Start Call" });
  const intent = await buyTenDollars(as, "pm_card_createDispute");
  await screen.findByText(messages.call.pausedByDispute, { exact: false });
  const stripe = cardProvider();
  const [dispute] = (await stripe.disputes.list({ payment_intent: intent })).data;
  await stripe.disputes.update(dispute?.id ?? "", { evidence: { uncategorized_text: "winning_evidence" } });
  await waitFor(() => expect(screen.queryByText(messages.call.pausedByDispute, { exact: false })).toBeNull());
});
