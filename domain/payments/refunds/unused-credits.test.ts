import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import type { CardIntent } from "#domain/payments/card-provider.ts";
import { creditsOwed } from "#domain/payments/reconcile/credits-owed.ts";
import { moneyBackFor, unusedOf } from "./unused-credits.ts";

const lot = (id: string, firstSeq: number, net_mc: number) => ({ id, firstSeq, net_mc });

describe("the unused credits of a purchase", () => {
  const old = lot("old", 1, 100);
  const recent = lot("recent", 5, 40);
  const gift = lot("gift", 7, 30);
  test.each([
    ["all, when none were used", [old], 100, { old: 100 }],
    ["what the wallet still has", [old], 60, { old: 60 }],
    [
      "the newest purchase's first, because the oldest is used first",
      [old, recent],
      90,
      { old: 50, recent: 40 },
    ],
    ["none of an old purchase once the newer one is used as well", [old, recent], 25, { old: 0, recent: 25 }],
    ["never a gift that came after they were used", [old, gift], 30, { old: 0 }],
    ["beside a gift that came before", [lot("gift", 0, 30), old], 70, { old: 70 }],
    ["less what an operator took", [old, lot("taken", 3, -20)], 80, { old: 80 }],
    ["no more than was bought, also when the wallet has more", [lot("old", 1, 60)], 500, { old: 60 }],
    ["none in debt", [old], -10, { old: 0 }],
    ["none of a purchase that went back", [lot("old", 1, 0), recent], 40, { old: 0, recent: 40 }],
    ["none that the wallet does not know", [old], 100, { other: 0 }],
  ])("are %s", (_name, lots, available_mc, expected) => {
    const unused = Object.keys(expected).map((id) => [id, unusedOf(lots, id, available_mc)]);
    expect(Object.fromEntries(unused)).toEqual(expected);
  });
});

describe("the money for unused credits", () => {
  const bought = { credits_mc: 100_000, charge_minor: 1_000, refunded_minor: 0 };
  test.each([
    ["all of the charge", bought, 100_000, { amount_minor: 1_000, credits_mc: 100_000 }],
    ["rounded down", bought, 99_999, { amount_minor: 999, credits_mc: 99_900 }],
    ["none for less than a cent", bought, 99, undefined],
    ["none for nothing", bought, 0, undefined],
    [
      "the rest after a refund",
      { ...bought, refunded_minor: 250 },
      75_000,
      { amount_minor: 750, credits_mc: 75_000 },
    ],
    ["none when all went back", { ...bought, refunded_minor: 1_000 }, 0, undefined],
    [
      "yen",
      { credits_mc: 100_000, charge_minor: 1_499, refunded_minor: 0 },
      50_000,
      { amount_minor: 749, credits_mc: 49_966 },
    ],
  ])("is %s", (_name, payment, unused_mc, expected) => {
    expect(moneyBackFor(payment, unused_mc)).toEqual(expected);
  });

  it("is never worth more than the credits cost, and takes exactly the credits that the ledger then removes", () => {
    const payments = fc
      .record({
        credits_mc: fc.integer({ min: 1, max: 10_000_000 }),
        charge_minor: fc.integer({ min: 1, max: 10_000_000 }),
        refunded: fc.nat({ max: 1_000 }),
        used: fc.nat({ max: 1_000 }),
      })
      .map(({ refunded, used, ...payment }) => {
        const refunded_minor = Math.floor((payment.charge_minor * refunded) / 1_000);
        const net_mc = owed(payment, refunded_minor);
        return {
          payment: { ...payment, refunded_minor },
          net_mc,
          unused_mc: Math.floor((net_mc * used) / 1_000),
        };
      });
    fc.assert(
      fc.property(payments, ({ payment, net_mc, unused_mc }) => {
        const back = moneyBackFor(payment, unused_mc);
        if (!back) return;
        const { charge_minor, credits_mc, refunded_minor } = payment;
        expect(back.amount_minor).toBeLessThanOrEqual(charge_minor - refunded_minor);
        expect(back.credits_mc).toBeLessThanOrEqual(unused_mc);
        // amount / charge <= unused / credits, in integers.
        expect(BigInt(back.amount_minor) * BigInt(credits_mc)).toBeLessThanOrEqual(
          BigInt(unused_mc) * BigInt(charge_minor),
        );
        expect(net_mc - owed(payment, refunded_minor + back.amount_minor)).toBe(back.credits_mc);
        expect(moneyBackFor(payment, net_mc)?.amount_minor).toBe(charge_minor - refunded_minor);
      }),
      { numRuns: 2_000 },
    );
  });
});

function owed(payment: { credits_mc: number; charge_minor: number }, refunded_minor: number): number {
  const intent = { status: "paid", refunded_minor, disputed_minor: 0 } as const satisfies Partial<CardIntent>;
  return creditsOwed(payment, intent).payments;
}
