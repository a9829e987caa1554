import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  affordableMinutes,
  billedSeconds,
  type CallRate,
  callCost_mc,
  chargedMinutes,
  costsMore,
  isFree,
  maximumCallSeconds,
  minimumCallCost_mc,
  wasFree,
} from "./pricing.ts";

/** Every rate with a price that a deck may hold: see the bounds in domain/tariff/decks/deck.ts. */
const anyRate: fc.Arbitrary<CallRate> = fc
  .record({
    perMinute_mc: fc.integer({ min: 0, max: 10_000_000 }),
    connect_mc: fc.integer({ min: 0, max: 10_000_000 }),
    minimum_s: fc.integer({ min: 1, max: 3_600 }),
    increment_s: fc.integer({ min: 1, max: 3_600 }),
  })
  .filter((rate) => !isFree(rate));
const free: CallRate = { perMinute_mc: 0, connect_mc: 0, minimum_s: 60, increment_s: 60 };
const anySeconds = fc.integer({ min: 0, max: 7 * 24 * 3_600 });

/** The formula from the module's comment in exact arithmetic, independent of the implementation. */
function exactCost_mc(rate: CallRate, answered_s: number): bigint {
  const [minimum, increment] = [BigInt(rate.minimum_s), BigInt(rate.increment_s)];
  const beyond = BigInt(answered_s) > minimum ? BigInt(answered_s) - minimum : 0n;
  const billed = minimum + ((beyond + increment - 1n) / increment) * increment;
  const cost = BigInt(rate.connect_mc) + (billed * BigInt(rate.perMinute_mc) + 59n) / 60n;
  return cost > 1_000n ? cost : 1_000n;
}

describe("cost", () => {
  test("counts a begun second, which the live counter has, as a whole one", () => {
    const rate = { perMinute_mc: 60_000, connect_mc: 0, minimum_s: 1, increment_s: 1 };
    expect(billedSeconds(rate, 60.2)).toBe(61);
    expect(callCost_mc(rate, 60.2)).toBe(61_000);
  });

  test("is the formula, exactly, in whole millicredits", () => {
    fc.assert(
      fc.property(anyRate, anySeconds, (rate, answered_s) => {
        const cost_mc = callCost_mc(rate, answered_s);
        expect(Number.isSafeInteger(cost_mc)).toBe(true);
        expect(BigInt(cost_mc)).toBe(exactCost_mc(rate, answered_s));
      }),
    );
  });

  test("never falls as seconds grow", () => {
    fc.assert(
      fc.property(anyRate, anySeconds, anySeconds, (rate, one_s, other_s) => {
        const [shorter_s, longer_s] = one_s < other_s ? [one_s, other_s] : [other_s, one_s];
        expect(callCost_mc(rate, shorter_s)).toBeLessThanOrEqual(callCost_mc(rate, longer_s));
      }),
    );
  });

  test("is never below one credit, and never bills fewer seconds than were spoken", () => {
    fc.assert(
      fc.property(anyRate, anySeconds, (rate, answered_s) => {
        expect(callCost_mc(rate, answered_s)).toBeGreaterThanOrEqual(minimumCallCost_mc);
        expect(billedSeconds(rate, answered_s)).toBeGreaterThanOrEqual(answered_s);
        expect(billedSeconds(rate, answered_s) - answered_s).toBeLessThan(
          Math.max(rate.increment_s, rate.minimum_s + 1),
        );
      }),
    );
  });

  test("at known points", () => {
    const perMinute = { perMinute_mc: 1_000, connect_mc: 0, minimum_s: 60, increment_s: 60 };
    const domestic = { ...perMinute, perMinute_mc: 300 };
    const bySecond = { perMinute_mc: 1_700, connect_mc: 50, minimum_s: 1, increment_s: 1 };
    const costs = (rate: CallRate, ...seconds: number[]) => seconds.map((s) => callCost_mc(rate, s));
    expect(costs(perMinute, 0, 1, 60, 61, 120, 121)).toEqual([1_000, 1_000, 1_000, 2_000, 2_000, 3_000]);
    expect(costs(domestic, 1, 180, 181, 240, 241)).toEqual([1_000, 1_000, 1_200, 1_200, 1_500]);
    expect(costs(bySecond, 1, 60, 61)).toEqual([1_000, 1_750, 1_779]);
  });
});

describe("the longest affordable call", () => {
  const anyBalance = fc.oneof(
    fc.integer({ min: 0, max: 5_000 }),
    fc.integer({ min: 0, max: 100_000_000 }),
    fc.integer({ min: 0, max: 10 ** 13 }),
  );
  const anyLimit = fc.integer({ min: 1, max: 24 * 3_600 });

  test.each([
    [999, 0],
    [1_000, 60],
    [1_999, 60],
    [2_000, 120],
    [3_000, 180],
    [1_000_000, 14_400],
  ])("of a credit a minute, for %i millicredits has %i seconds", (available_mc, longest_s) => {
    const rate = { perMinute_mc: 1_000, connect_mc: 0, minimum_s: 60, increment_s: 60 };
    expect(maximumCallSeconds(rate, available_mc, 14_400)).toBe(longest_s);
  });

  test("is named in whole minutes", () => {
    const bySecond = { perMinute_mc: 1_000, connect_mc: 0, minimum_s: 1, increment_s: 1 };
    expect([999, 1_999, 2_000].map((mc) => affordableMinutes(bySecond, mc))).toEqual([0, 1, 2]);
  });

  test("is the exact inverse of the cost", () => {
    fc.assert(
      fc.property(anyRate, anyBalance, anyLimit, (rate, available_mc, limit_s) => {
        const longest_s = maximumCallSeconds(rate, available_mc, limit_s);
        expect(Number.isSafeInteger(longest_s)).toBe(true);
        expect(longest_s).toBeLessThanOrEqual(limit_s);
        if (longest_s > 0) expect(callCost_mc(rate, longest_s)).toBeLessThanOrEqual(available_mc);
        if (longest_s < limit_s) expect(callCost_mc(rate, longest_s + 1)).toBeGreaterThan(available_mc);
      }),
    );
  });

  test("for the exact cost of a call is at least that call, and one millicredit less gives a shorter one", () => {
    fc.assert(
      fc.property(anyRate, anyLimit, (rate, answered_s) => {
        const cost_mc = callCost_mc(rate, answered_s);
        expect(maximumCallSeconds(rate, cost_mc, answered_s)).toBe(answered_s);
        expect(maximumCallSeconds(rate, cost_mc - 1, answered_s)).toBeLessThan(answered_s);
      }),
    );
  });
});

describe("a price of nothing", () => {
  test("costs nothing at any length, and is free only where connecting is", () => {
    expect([0, 1, 60, 14_400].map((answered_s) => callCost_mc(free, answered_s))).toEqual([0, 0, 0, 0]);
    expect(callCost_mc({ ...free, connect_mc: 1 }, 1)).toBe(1_000);
    expect(callCost_mc({ ...free, perMinute_mc: 1 }, 1)).toBe(1_000);
  });

  test.each([
    [1_000, 14_400],
    [999, 0],
    [0, 0],
    [-1, 0],
  ])(
    "with %d mc lasts %d s: a call starts with a credit, and the longest call ends it",
    (available_mc, s) => {
      expect(maximumCallSeconds(free, available_mc, 14_400)).toBe(s);
    },
  );

  test("is what a talked call without a charge had, and one that was not talked at no price", () => {
    expect(wasFree({ charged: 0, seconds: null, creditsPerMinute: 0 })).toBe(true);
    expect(wasFree({ charged: 0, seconds: null, creditsPerMinute: 1 })).toBe(false);
    expect(wasFree({ charged: null, seconds: null, creditsPerMinute: 0 })).toBe(false);
    expect(wasFree({ charged: 0, seconds: 61 })).toBe(true);
    const others = [
      { charged: 0, seconds: 0 },
      { charged: 0, seconds: null },
      { charged: null, seconds: null },
    ];
    for (const call of [...others, { charged: 1, seconds: 61 }]) expect(wasFree(call)).toBe(false);
  });
});

describe("a price that costs more", () => {
  const rate = { perMinute_mc: 1_000, connect_mc: 0, minimum_s: 60, increment_s: 60 };
  test.each([
    ["the same", rate, false],
    ["a millicredit more a minute", { ...rate, perMinute_mc: 1_001 }, true],
    ["less a minute", { ...rate, perMinute_mc: 999 }, false],
    ["dearer to connect", { ...rate, connect_mc: 1 }, true],
    ["a longer minimum", { ...rate, minimum_s: 61 }, true],
    ["longer steps", { ...rate, increment_s: 90 }, true],
    ["a shorter minimum, whose steps then end later", { ...rate, minimum_s: 50 }, true],
    ["by the second", { ...rate, minimum_s: 1, increment_s: 1 }, false],
    ["free", free, false],
    ["cheaper a minute and dearer to connect", { ...rate, perMinute_mc: 500, connect_mc: 600 }, true],
  ])("%s", (_name, other, more) => {
    expect(costsMore(other, rate, 121)).toBe(more);
  });

  test("is any price where the one that was shown is free", () => {
    expect(costsMore({ ...free, perMinute_mc: 1 }, free, 60)).toBe(true);
    expect(costsMore(free, free, 60)).toBe(false);
  });

  test("beyond the longest call alone does not count", () => {
    const bySecond = { ...rate, perMinute_mc: 1_001, minimum_s: 1, increment_s: 1 };
    expect([59, 60].map((limit_s) => costsMore(bySecond, rate, limit_s))).toEqual([false, true]);
  });

  test("costs no more for any second where it is said to", () => {
    fc.assert(
      fc.property(anyRate, anyRate, fc.integer({ min: 1, max: 500 }), (one, other, limit_s) => {
        const seconds = Array.from({ length: limit_s }, (_, index) => index + 1);
        const more = seconds.some(
          (answered_s) => callCost_mc(one, answered_s) > callCost_mc(other, answered_s),
        );
        expect(costsMore(one, other, limit_s)).toBe(more);
      }),
    );
  });
});

test("the receipt counts started minutes, at least one", () => {
  expect([0, 1, 59, 60, 61, 3_600].map(chargedMinutes)).toEqual([1, 1, 1, 1, 2, 60]);
});
