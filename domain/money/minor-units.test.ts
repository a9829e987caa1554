import { expect, test } from "vitest";
import { amountFromMinor, creditsAtPrice, minorFromAmount } from "./minor-units.ts";

test.each([
  [8.2, "GBP", 820],
  [1.15, "EUR", 115],
  [1_499, "JPY", 1_499],
] as const)("%d %s are %d smallest units and back", (amount, currency, minor) => {
  expect(minorFromAmount(amount, currency)).toBe(minor);
  expect(amountFromMinor(minor, currency)).toBe(amount);
});

test.each([
  [8.205, "GBP"],
  [1_499.5, "JPY"],
  [1e21, "USD"],
] as const)("reads no amount with more places than the currency has: %d %s", (amount, currency) => {
  expect(minorFromAmount(amount, currency)).toBeUndefined();
});

test.each([
  [12_300, { currency: "GBP", charge_minor: 820, credits_mc: 100_300 }, "12.3 credits (£1.01)"],
  [-40_000, { currency: "USD", charge_minor: 1_000, credits_mc: 100_000 }, "-40 credits (-$4.00)"],
  [0, { currency: "JPY", charge_minor: 1_499, credits_mc: 100_000 }, "0 credits (¥0)"],
] as const)("%d thousandths of a credit are worth their part of the purchase", (credits_mc, price, words) => {
  expect(creditsAtPrice(credits_mc, price)).toBe(words);
});
