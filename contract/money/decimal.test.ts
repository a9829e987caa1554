import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { multiplyDivide, scaledFromText } from "./decimal.ts";

describe("scaledFromText", () => {
  test.each([
    ["8.20", 2, 820],
    ["8.2", 2, 820],
    ["0.07", 2, 7],
    ["1499", 0, 1499],
    ["162.53", 6, 162_530_000],
    ["007", 0, 7],
  ])("%s with %i places is %i", (text, digits, scaled) => {
    expect(scaledFromText(text, digits)).toBe(scaled);
  });

  test.each([
    "",
    ".",
    "1.",
    ".5",
    "-1",
    "+1",
    "1e3",
    "1,5",
    " 1",
    "1.2.3",
    "NaN",
    "Infinity",
    "0x10",
    "1.234",
  ])("%j is no decimal of two places", (text) => {
    expect(scaledFromText(text, 2)).toBeUndefined();
  });

  test("a decimal that leaves the safe integers is refused, not rounded", () => {
    expect(scaledFromText("90071992547409", 2)).toBe(9_007_199_254_740_900);
    expect(scaledFromText("90071992547409", 3)).toBeUndefined();
  });

  test("every amount of cents survives the conversion through its text", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
        expect(scaledFromText(String(cents / 100), 2)).toBe(cents);
      }),
    );
  });
});

describe("multiplyDivide", () => {
  test.each([
    [7, 1, 2, "down", 3],
    [7, 1, 2, "nearest", 4],
    [7, 1, 2, "up", 4],
    [5, 1, 4, "nearest", 1],
    [5, 1, 4, "up", 2],
    [8, 1, 2, "up", 4],
    [0, 9, 7, "up", 0],
    // The product alone exceeds the safe integers.
    [9_007_199_254_740_991, 3, 3, "down", 9_007_199_254_740_991],
  ] as const)("%i * %i / %i rounded %s is %i", (value, factor, divisor, rounding, result) => {
    expect(multiplyDivide(value, factor, divisor, rounding)).toBe(result);
  });

  test("a result beyond the safe integers is an error", () => {
    expect(() => multiplyDivide(Number.MAX_SAFE_INTEGER, 2, 1, "down")).toThrow(RangeError);
  });
});
