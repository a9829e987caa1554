import { expect, test } from "vitest";
import { taxIncluded_minor } from "./seller.ts";

test.each([
  ["19 % of $10.00", 1_000, 190_000, 160],
  ["20 % of £7.90", 790, 200_000, 132],
  ["10 % of ¥2,997", 2_997, 100_000, 272],
  ["8.875 % of $100.00", 10_000, 88_750, 815],
  ["the exact half of a cent is rounded up", 21, 50_000, 1],
  ["100 % is half of the price", 1_000, 1_000_000, 500],
  ["less than half a cent is nothing", 9, 50_000, 0],
])("the tax inside a price: %s", (_price, charge_minor, taxRate_e6, tax_minor) => {
  expect(taxIncluded_minor(charge_minor, taxRate_e6)).toBe(tax_minor);
});
