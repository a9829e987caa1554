import fc from "fast-check";
import { expect, test } from "vitest";
import { readShownRate, writeShownRate } from "./shown-rate.ts";

test("a price is read as it was written", () => {
  const prices = fc.integer({ min: 0, max: 10_000_000 });
  const seconds = fc.integer({ min: 1, max: 3_600 });
  const rates = fc.record({
    perMinute_mc: prices,
    connect_mc: prices,
    minimum_s: seconds,
    increment_s: seconds,
  });
  fc.assert(
    fc.property(rates, (rate) => {
      expect(readShownRate(writeShownRate(rate))).toEqual(rate);
    }),
  );
});

test.each([
  "",
  "1000",
  "1000,0,60",
  "1000,0,60,60,1",
  "-1,0,60,60",
  "1000,0,0,60",
  "1000,0,60,-60",
  "NaN,0,60,60",
  "Infinity,0,60,60",
  "1e9,0,60,60",
  "0x10,0,60,60",
  "1000.5,0,60,60",
  " 1000,0,60,60",
  "1000,,60,60",
  "9".repeat(400),
  `${"9".repeat(16)},0,60,60`,
  "[object Object]",
])("%j is no price", (text) => {
  expect(readShownRate(text)).toBeNull();
});
