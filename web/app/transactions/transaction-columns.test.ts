import { expect, test } from "vitest";
import { fallbackRates } from "#contract/money/currencies.ts";
import type { Transaction } from "#contract/money/wallet.ts";
import { creditMoney } from "#web/kit/money/credit-money.ts";
import { amountOf, isConverted } from "./transaction-columns.tsx";

const published = { rates: { ...fallbackRates, EUR: 0.9 }, asOf: "2026-11-25" };
const row: Transaction = {
  id: "1",
  createdAt: "2026-11-05T15:07:00.000Z",
  type: "purchase",
  description: "100 credits by card",
  amount: 7.95,
  currency: "GBP",
  credits: 100,
  status: "completed",
};

test.each([
  [{}, "£7.95", false],
  [{ type: "refund", amount: -7.95, credits: -100 }, "-£7.95", false],
  [{ type: "call", amount: -0.25, currency: "USD", credits: -2.5 }, "-€0.23", true],
  [{ type: "call", amount: -0.01, currency: "USD", credits: -0.03 }, "-€0.003", true],
  [{ type: "adjustment", amount: 0.5, currency: "USD", credits: 5 }, "€0.45", true],
] as const)("%j is %s to a buyer in euros", (differs, amount, converted) => {
  const shown: Transaction = { ...row, ...differs };
  expect(amountOf(shown, creditMoney("EUR", published))).toBe(amount);
  expect(isConverted(shown)).toBe(converted);
});
