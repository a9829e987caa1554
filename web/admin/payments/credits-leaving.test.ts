import { expect, test } from "vitest";
import { millicreditsFromCredits } from "#contract/money/money.ts";
import { creditsOwed } from "#domain/payments/reconcile/credits-owed.ts";
import { creditsLeaving } from "./credits-leaving.ts";

test.each([
  { credits: 100, charge_minor: 1_000, refunded_minor: 0, amount_minor: 250, leaving: 25 },
  { credits: 100, charge_minor: 937, refunded_minor: 0, amount_minor: 1, leaving: 0.106 },
  { credits: 100, charge_minor: 937, refunded_minor: 1, amount_minor: 936, leaving: 99.894 },
  { credits: 123.4, charge_minor: 3, refunded_minor: 1, amount_minor: 1, leaving: 41.133 },
])(
  "$amount_minor of $charge_minor after $refunded_minor take $leaving credits, as the ledger does",
  (row) => {
    const { credits, charge_minor, refunded_minor, amount_minor, leaving } = row;
    expect(creditsLeaving(row, amount_minor)).toBe(leaving);
    const owed = (given_minor: number) =>
      creditsOwed(
        { credits_mc: millicreditsFromCredits(credits), charge_minor },
        { status: "paid", refunded_minor: given_minor, disputed_minor: 0 },
      ).payments;
    expect(owed(refunded_minor) - owed(refunded_minor + amount_minor)).toBe(millicreditsFromCredits(leaving));
  },
);
