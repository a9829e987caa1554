import { expect, test } from "vitest";
import { closestTimes, limitOf, monthlyTimes } from "./monthly-limits.ts";

test.each([
  [{ price: 10, currency: "USD" }, [10, 20, 40, 100]],
  [{ price: 15.8, currency: "GBP" }, [17, 34, 67, 166]],
  [{ price: 8.29, currency: "EUR" }, [9, 18, 35, 88]],
  [{ price: 1499, currency: "JPY" }, [1574, 3148, 6296, 15740]],
] as const)("limits of a month for %o leave a margin where the price follows a rate", (offer, limits) => {
  expect(monthlyTimes.map((times) => limitOf(offer, times))).toEqual(limits);
});

test("a new rule is proposed two purchases a month, and a changed one what it has", () => {
  const offer = { price: 16.2, currency: "GBP" } as const;
  expect(closestTimes(null, offer)).toBe(2);
  expect(closestTimes({ monthlyLimit: 63.2 }, offer)).toBe(4);
  expect(closestTimes({ monthlyLimit: 15.8 }, offer)).toBe(1);
  expect(closestTimes({ monthlyLimit: 2000 }, offer)).toBe(10);
});
