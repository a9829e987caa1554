import fc from "fast-check";
import { expect, test } from "vitest";
import { largestCharge_minor, minutePrice, rateScale } from "./charge.ts";
import { currencyCodes, fallbackRates } from "./currencies.ts";

test.each([
  [300, "USD", 0.03],
  [1_000, "USD", 0.1],
  [300, "GBP", 0.0237],
  [1_001, "GBP", 0.0791],
  [1_000, "JPY", 14.99],
  [0, "EUR", 0],
] as const)("%d mc a minute are %s %d", (perMinute_mc, currency, price) => {
  expect(minutePrice(perMinute_mc, currency, Math.round(fallbackRates[currency] * rateScale))).toBe(price);
});

test("the price shown is never below the value of the credits, nor a hundredth of the smallest unit above it", () => {
  const rate = fc.integer({ min: 1, max: 500 * rateScale });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.constantFrom(...currencyCodes),
      rate,
      (perMinute_mc, currency, perUsd_e6) => {
        const price = minutePrice(perMinute_mc, currency, perUsd_e6);
        const parts = BigInt(Math.round(price * (currency === "JPY" ? 100 : 10_000)));
        const partsPerUnit = currency === "JPY" ? 100n : 10_000n;
        // Both sides in ten-thousandths of a credit's USD, so that nothing is rounded.
        const value = BigInt(perMinute_mc) * BigInt(perUsd_e6) * partsPerUnit;
        const shown = parts * 10_000n * BigInt(rateScale);
        expect(shown >= value).toBe(true);
        expect(shown - value < 10_000n * BigInt(rateScale)).toBe(true);
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
