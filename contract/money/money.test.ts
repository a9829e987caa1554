import { expect, test } from "vitest";
import { creditsFromMillicredits, millicreditsFromCredits } from "./money.ts";

test.each([0, 0.001, 1.5, -2.345, 8_675.309])("%d credits are whole millicredits and back", (credits) => {
  expect(creditsFromMillicredits(millicreditsFromCredits(credits))).toBe(credits);
});

test.each([0.0001, 1.2345, Number.NaN, Number.POSITIVE_INFINITY, 1e13])("refuses %d credits", (credits) => {
  expect(() => millicreditsFromCredits(credits)).toThrow(RangeError);
});
