import { describe, expect, test } from "vitest";
import { taxPercentText } from "#contract/operators/product.ts";
import { creditsText } from "./money.ts";

describe("an operator's decimals, with the sign of any keyboard", () => {
  test.each([
    ["12.5", 12.5],
    ["12,5", 12.5],
    [" 0,25 ", 0.25],
    ["1.125", 1.125],
    ["1000", 1_000],
    ["1,000", undefined],
    ["1.000,5", undefined],
    ["0,00", undefined],
    [",", undefined],
  ])("%j credits are %s", (typed, credits) => {
    expect(creditsText.safeParse(typed).data).toBe(credits);
  });

  test.each([
    ["19", true],
    ["8.875", true],
    ["8,875", true],
    ["0,00", false],
    ["100,5", false],
    ["8,8,8", false],
  ])("a tax of %s percent is taken: %s", (typed, isTaken) => {
    expect(taxPercentText.safeParse(typed).success).toBe(isTaken);
  });
});
