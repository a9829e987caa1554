import { describe, expect, test } from "vitest";
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
  const bought = {
    currency: "USD" as const,
    credits_mc: 100_000,
    charge_minor: 1_000,
    refunded_minor: 0,
    kept_mc: 100_000,
  };
  const yen = { ...bought, currency: "JPY" as const, charge_minor: 1_499 };
  const dinars = { ...bought, currency: "KWD" as const, charge_minor: 3_070 };
  test.each([
    ["all of the charge", bought, 100_000, { amount_minor: 1_000, credits_mc: 100_000 }],
    ["rounded up", bought, 62_950, { amount_minor: 630, credits_mc: 62_950 }],
    ["a cent for a part of one", bought, 1, { amount_minor: 1, credits_mc: 1 }],
    ["none for nothing", bought, 0, undefined],
    [
      "the rest after a refund",
      { ...bought, refunded_minor: 250, kept_mc: 75_000 },
      75_000,
      { amount_minor: 750, credits_mc: 75_000 },
    ],
    ["none when all went back", { ...bought, refunded_minor: 1_000, kept_mc: 0 }, 0, undefined],
    [
      "none twice for the part that was rounded up",
      { ...bought, refunded_minor: 1, kept_mc: 99_999 },
      99,
      undefined,
    ],
    ["dinars that a card takes", dinars, 33_333, { amount_minor: 1_030, credits_mc: 33_333 }],
    ["all of the dinars", dinars, 100_000, { amount_minor: 3_070, credits_mc: 100_000 }],
    ["yen", yen, 50_000, { amount_minor: 750, credits_mc: 50_000 }],
  ])("is %s", (_name, payment, unused_mc, expected) => {
    expect(moneyBackFor(payment, unused_mc)).toEqual(expected);
  });
});
