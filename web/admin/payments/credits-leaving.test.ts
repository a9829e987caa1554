import { expect, test } from "vitest";
import { millicreditsFromCredits } from "#contract/money/money.ts";
import { creditsOwed } from "#domain/payments/reconcile/credits-owed.ts";
import { balanceAfter, creditsLeaving } from "./credits-leaving.ts";

const none = { amount_minor: 0, credits: 0 };

test.each([
  { credits: 100, charge_minor: 1_000, refunded_minor: 0, held: none, amount_minor: 250, leaving: 25 },
  { credits: 100, charge_minor: 937, refunded_minor: 0, held: none, amount_minor: 1, leaving: 0.106 },
  { credits: 100, charge_minor: 937, refunded_minor: 1, held: none, amount_minor: 936, leaving: 99.894 },
  { credits: 123.4, charge_minor: 3, refunded_minor: 1, held: none, amount_minor: 1, leaving: 41.133 },
  {
    credits: 100,
    charge_minor: 1_000,
    refunded_minor: 630,
    held: { amount_minor: 630, credits: 62.95 },
    amount_minor: 370,
    leaving: 37,
  },
])(
  "$amount_minor of $charge_minor after $refunded_minor take $leaving credits, as the ledger does",
  (row) => {
    const { credits, charge_minor, refunded_minor, held, amount_minor, leaving } = row;
    const payment = { ...row, unused: null, posted: 50 };
    expect(creditsLeaving(payment, amount_minor)).toBe(leaving);
    expect(balanceAfter(payment, amount_minor)).toBe((50_000 - millicreditsFromCredits(leaving)) / 1_000);
    const owed = (given_minor: number) =>
      creditsOwed(
        { credits_mc: millicreditsFromCredits(credits), charge_minor },
        { status: "paid", refunded_minor: given_minor, disputed_minor: 0 },
        { amount_minor: held.amount_minor, credits_mc: millicreditsFromCredits(held.credits) },
      ).payments;
    expect(owed(refunded_minor) - owed(refunded_minor + amount_minor)).toBe(millicreditsFromCredits(leaving));
  },
);

test("what is unused takes exactly its credits, although its money is rounded up", () => {
  const unused = { amount_minor: 630, credits: 62.95 };
  const payment = { credits: 100, charge_minor: 1_000, refunded_minor: 0, unused, held: none, posted: 62.95 };
  expect(creditsLeaving(payment, 630)).toBe(62.95);
  expect(balanceAfter(payment, 630)).toBe(0);
  expect(balanceAfter(payment, 640)).toBe(-1.05);
});
