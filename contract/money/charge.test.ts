import fc from "fast-check";
import { expect, test } from "vitest";
import { largestCharge_minor, minutePrice, rateScale } from "./charge.ts";
import { fallbackRates } from "./currencies.ts";

test.each([
  [300, "USD", 0.03],
  [1_000, "USD", 0.1],
  [300, "GBP", 0.0237],
  [1_001, "GBP", 0.0791],
  [12_341, "USD", 1.24],
  [123_401, "USD", 12.4],
  [9_996, "USD", 1],
  [1_000, "JPY", 15],
  [100_001, "JPY", 1_500],
  [1, "EUR", 0.000092],
  [0, "EUR", 0],
] as const)("%d mc a minute are %s %d", (perMinute_mc, currency, price) => {
  expect(minutePrice(perMinute_mc, Math.round(fallbackRates[currency] * rateScale))).toBe(price);
});

test("the price shown has three significant digits at most, is never below the value of the credits, nor a digit above", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 1, max: 500 * rateScale }),
      (perMinute_mc, perUsd_e6) => {
        const price = minutePrice(perMinute_mc, perUsd_e6);
        expect(Number(price.toPrecision(3))).toBe(price);
        // Both in 10^-18 of a unit, so that nothing is rounded.
        const [digits = "", exponent = "0"] = price.toExponential(2).split("e");
        const step = 10n ** BigInt(18 + Number(exponent) - 2);
        const shown = BigInt(digits.replace(".", "")) * step;
        const value = BigInt(perMinute_mc) * BigInt(perUsd_e6) * 10n ** 8n;
        expect(shown >= value).toBe(true);
        // A price that was rounded up to a power of ten has a coarser last digit than its value.
        expect(shown - value < step).toBe(true);
      },
    ),
  );
});

test.each([
  [2_900, "USD", 29],
  [2_999, "USD", 29],
  [1_000_000, "GBP", 7_900],
  [1_000_000, "JPY", 14_983],
] as const)("%d mc are worth at most %s %d in smallest units", (credits_mc, currency, largest) => {
  const perUsd_e6 = Math.round(fallbackRates[currency] * rateScale);
  expect(largestCharge_minor(credits_mc, currency, perUsd_e6)).toBe(largest);
});
