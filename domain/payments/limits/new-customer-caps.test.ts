import { expect, test } from "vitest";
import { firstLimits } from "#contract/money/offered-currencies.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { capTexts, limitsWith, readCaps } from "./new-customer-caps.ts";
import { defaultCardTestingLimits } from "./payment-limits.ts";

const { newWallet } = defaultCardTestingLimits;
const empty = { capPurchasesPerDay: "", capUsdPerDay: "", capUsdPerWeek: "" };

test.each([
  ["no purchase", { capPurchasesPerDay: "0" }, ["0", 1]],
  ["less than the least purchase", { capUsdPerDay: "9" }, ["9", 10]],
  ["less than the least purchase in a week", { capUsdPerWeek: "9" }, ["9", 10]],
  ["more than a variable takes", { capUsdPerWeek: "1000001" }, ["1000001", 10]],
  ["a part of a USD", { capUsdPerDay: "10.5" }, ["10.5", 10]],
  ["a sum below zero", { capUsdPerDay: "-10" }, ["-10", 10]],
  ["a word", { capPurchasesPerDay: "many" }, ["many", 1]],
] as const)("a cap of %s is refused by name", (_what, changes, [text, least]) => {
  expect(readCaps({ ...empty, ...changes }, firstLimits, newWallet)).toBe(
    operatorMessages.capWrong(text, least, 1_000_000),
  );
});

test("the smallest and the largest figures are taken, and shown as they were written", () => {
  const texts = { capPurchasesPerDay: "1", capUsdPerDay: "10", capUsdPerWeek: "1000000" };
  const caps = readCaps(texts, firstLimits, newWallet);
  if (typeof caps === "string") throw new Error(caps);
  expect(capTexts(caps)).toEqual(texts);
  expect(limitsWith(newWallet, caps)).toEqual({
    age_s: newWallet.age_s,
    purchasesPerDay: 1,
    perDay_mc: 100_000,
    perWeek_mc: 10_000_000_000,
  });
});

test("a cap follows the least purchase that the operator has set", () => {
  const limits = { leastUsd: 25, mostUsd: 1_000 };
  expect(readCaps({ ...empty, capUsdPerDay: "25" }, limits, newWallet)).toMatchObject({ usdPerDay: 25 });
  expect(readCaps({ ...empty, capUsdPerDay: "24" }, limits, newWallet)).toBe(
    operatorMessages.capWrong("24", 25, 1_000_000),
  );
});

test("a least purchase above a cap that the variables leave is refused, because nothing could be bought", () => {
  const limits = { leastUsd: 150, mostUsd: 1_000 };
  expect(readCaps(empty, limits, newWallet)).toBe(operatorMessages.capBelowLeast("100", "150"));
  const daily = { ...empty, capUsdPerDay: "300" };
  expect(readCaps(daily, limits, newWallet)).toMatchObject({ usdPerDay: 300 });
  const week = { ...newWallet, usdPerWeek: 120 };
  expect(readCaps(daily, limits, week)).toBe(operatorMessages.capBelowLeast("120", "150"));
});

test("an empty figure is the variable's", () => {
  const caps = readCaps(empty, firstLimits, newWallet);
  expect(caps).toEqual({});
  const { age_s, purchasesPerDay } = newWallet;
  const ofVariables = { age_s, purchasesPerDay, perDay_mc: 1_000_000, perWeek_mc: 2_000_000 };
  expect(limitsWith(newWallet, { usdPerDay: 30 })).toEqual({ ...ofVariables, perDay_mc: 300_000 });
  expect(limitsWith(newWallet)).toEqual(ofVariables);
});
