import { expect, test } from "vitest";
import { closestTimes, limitOf, monthlyTimes } from "./monthly-limits.ts";

test.each([
  [{ price: 15.8, currency: "GBP" }, [15.8, 31.6, 63.2, 158]],
  [{ price: 8.29, currency: "EUR" }, [8.29, 16.58, 33.16, 82.9]],
  [{ price: 1499, currency: "JPY" }, [1499, 2998, 5996, 14990]],
] as const)("limits of a month for %o are whole in their smallest unit", (offer, limits) => {
  expect(monthlyTimes.map((times) => limitOf(offer, times))).toEqual(limits);
});

test("a new rule is proposed two purchases a month, and a changed one what it has", () => {
  const offer = { price: 16.2, currency: "GBP" } as const;
  expect(closestTimes(null, offer)).toBe(2);
  expect(closestTimes({ monthlyLimit: 63.2 }, offer)).toBe(4);
  expect(closestTimes({ monthlyLimit: 15.8 }, offer)).toBe(1);
  expect(closestTimes({ monthlyLimit: 2000 }, offer)).toBe(10);
});
