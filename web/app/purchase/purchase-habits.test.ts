import { describe, expect, test } from "vitest";
import { fallbackRates } from "#contract/money/currencies.ts";
import { lastChoice, leastChoiceFor } from "./purchase-habits.ts";

const rates = { ...fallbackRates, EUR: 0.9 };

describe("the amount chosen at arrival", () => {
  const twenty = { amount: 18, currency: "EUR", credits: 200 } as const;
  const typed = { amount: 13.5, currency: "EUR", credits: 150 } as const;
  test.each([
    [undefined, 0, undefined],
    [null, 0, undefined],
    [twenty, 0, { kind: "preset", amount: 20 }],
    [twenty, 200, { kind: "preset", amount: 20 }],
    [twenty, 201, undefined],
    [typed, 150, { kind: "custom", amount: 13.5 }],
    [typed, 151, undefined],
    [{ ...typed, currency: "GBP" } as const, 0, undefined],
  ])("is %j, bought last, when %s credits are needed: %j", (last, least, choice) => {
    expect(lastChoice(last, "EUR", least)).toEqual(choice);
  });

  test.each([
    [0, { kind: "preset", amount: 10 }],
    [100, { kind: "preset", amount: 10 }],
    [101, { kind: "preset", amount: 20 }],
    [1_000, { kind: "preset", amount: 100 }],
    [1_001, { kind: "custom", amount: 90.09 }],
    [20_000, { kind: "custom", amount: 1_000 }],
  ])("covers %s credits in EUR: %j", (credits, choice) => {
    expect(leastChoiceFor(credits, "EUR", rates)).toEqual(choice);
  });
});
