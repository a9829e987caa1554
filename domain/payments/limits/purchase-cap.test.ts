import { describe, expect, test } from "vitest";
import { firstLimits } from "#contract/money/offered-currencies.ts";
import { refusalMessage } from "#contract/refusals.ts";
import { say } from "#words/say.ts";
import { purchaseAllowance } from "./purchase-cap.ts";
import { refusePurchase } from "./shown-allowance.ts";

const hour_ms = 60 * 60_000;
const now = new Date("2026-03-10T12:00:00Z");
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hour_ms);
const limits = { age_s: 7 * 24 * 3_600, purchasesPerDay: 3, perDay_mc: 1_000, perWeek_mc: 2_000 };

describe("what a new wallet may still buy", () => {
  test.each([
    // first paid, purchases as hours ago:mc, left, more in hours, ends in hours
    [null, "", 1_000, null, null],
    [null, "1:400", 600, 23, null],
    [null, "1:1000", 0, 23, null],
    [null, "1:1300", 0, 23, null],
    [24, "24:1000", 1_000, 144, 144],
    [23, "23:1000", 0, 1, 145],
    [50, "50:1000 25:800", 200, 118, 118],
    [50, "50:1000 25:1000", 0, 118, 118],
    [50, "3:10 2:10 1:10", 0, 21, 118],
    [null, "167:1000 30:1000", 0, 1, null],
    [null, "168:1000 30:1000", 1_000, null, null],
  ])("first paid %s h ago, bought %j: %i mc left", (firstPaid, bought, left_mc, moreIn, endsIn) => {
    const purchases = Array.from(bought.matchAll(/(\d+):(\d+)/g), ([, hours, credits_mc]) => ({
      credits_mc: Number(credits_mc),
      createdAt: hoursAgo(Number(hours)),
    }));
    const firstPaidAt = firstPaid === null ? null : hoursAgo(firstPaid);
    expect(purchaseAllowance(limits, { firstPaidAt, purchases }, now)).toEqual({
      left_mc,
      moreAt: moreIn === null ? null : hoursAgo(-moreIn),
      endsAt: endsIn === null ? null : hoursAgo(-endsIn),
    });
  });

  test("has no limit once its first payment is a week old", () => {
    const purchases = [{ credits_mc: 1_000, createdAt: hoursAgo(1) }];
    expect(purchaseAllowance(limits, { firstPaidAt: hoursAgo(168), purchases }, now)).toBeUndefined();
    expect(purchaseAllowance(limits, { firstPaidAt: hoursAgo(167.9), purchases }, now)).toBeDefined();
  });
});

test("a refusal names the end of the cap once where more may be bought from then on", () => {
  const allowance = { left_mc: 0, moreAt: now, endsAt: now };
  const refusal = refusePurchase(limits, allowance, { currency: "USD", perUsd_e6: 1_000_000 }, firstLimits);
  expect(say(refusalMessage(refusal))).not.toContain("buy more from");
});
