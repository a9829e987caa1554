import { expect, test } from "vitest";
import type { RechargeRule } from "#contract/money/recharge.ts";
import { closestTimes, limitFor, limitOf, monthlyTimes } from "./monthly-limits.ts";

test.each([
  [{ price: 10, currency: "USD" }, [10, 20, 40, 100]],
  [{ price: 15.8, currency: "GBP" }, [17, 34, 67, 166]],
  [{ price: 8.29, currency: "EUR" }, [9, 18, 35, 88]],
  [{ price: 1499, currency: "JPY" }, [1574, 3148, 6296, 15740]],
] as const)("limits of a month for %o leave a margin where the price follows a rate", (offer, limits) => {
  expect(monthlyTimes.map((times) => limitOf(offer, times))).toEqual(limits);
});

test("an unchanged choice keeps the rule's limit when the price has moved, and any other follows the price", () => {
  const rule = { amountUsd: 20, currency: "GBP", monthlyLimit: 33 } as RechargeRule;
  const offer = { amountUsd: 20, price: 16.2, currency: "GBP" } as const;
  expect(limitFor(rule, offer, 2)).toBe(33);
  expect(limitFor(rule, offer, 4)).toBe(limitOf(offer, 4));
  expect(limitFor(rule, { ...offer, amountUsd: 50, price: 40 }, 1)).toBe(42);
  expect(limitFor({ ...rule, currency: "USD" }, offer, 2)).toBe(limitOf(offer, 2));
  expect(limitFor({ ...rule, monthlyLimit: 16 }, offer, 1), "no purchase fits any more").toBe(18);
  expect(limitFor(null, offer, 2)).toBe(35);
});

test("a new rule is proposed two purchases a month, and a changed one what it has", () => {
  const offer = { price: 16.2, currency: "GBP" } as const;
  expect(closestTimes(null, offer)).toBe(2);
  expect(closestTimes({ monthlyLimit: 63.2 }, offer)).toBe(4);
  expect(closestTimes({ monthlyLimit: 15.8 }, offer)).toBe(1);
  expect(closestTimes({ monthlyLimit: 2000 }, offer)).toBe(10);
});
