import { expect, test } from "vitest";
import { UsageError } from "#tools/operate/command.ts";
import { readAmount } from "./payments.ts";

test.each([
  ["5.50", "USD", 550],
  ["5", "EUR", 500],
  ["550", "JPY", 550],
] as const)("%s in %s is %i of its smallest units", (typed, currency, amount_minor) => {
  expect(readAmount(typed, currency)).toBe(amount_minor);
});

test.each([
  ["5.50", "JPY", '"5.50" is not an amount in JPY, such as 550.'],
  ["5,50", "EUR", '"5,50" is not an amount in EUR, such as 5 or 5.50.'],
  ["0", "GBP", '"0" is not an amount in GBP, such as 5 or 5.50.'],
  ["1.005", "AUD", '"1.005" is not an amount in AUD, such as 5 or 5.50.'],
] as const)("%s is no amount in %s, and the example is one", (typed, currency, sentence) => {
  expect(() => readAmount(typed, currency)).toThrow(new UsageError(sentence));
  const [example = ""] = /[\d.]+(?=\.$)/.exec(sentence) ?? [];
  expect(readAmount(example, currency)).toBeGreaterThan(0);
});
