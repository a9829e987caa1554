import { expect, test } from "vitest";
import { amountFromMinor, minorFromAmount } from "./minor-units.ts";

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
