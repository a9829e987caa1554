import { describe, expect, test } from "vitest";
import { StripeError } from "./api/stripe-error.ts";
import { expectChargeable, formatMinor } from "./money.ts";

function refusalOf(amount: number, currency: string): { code?: string; message: string } | undefined {
  try {
    expectChargeable(amount, currency);
    return undefined;
  } catch (error) {
    if (error instanceof StripeError) return error.body;
    throw error;
  }
}

describe("the smallest charge", () => {
  test.each([
    ["usd", 50, "$0.50 usd"],
    ["eur", 50, "€0.50 eur"],
    ["gbp", 30, "£0.30 gbp"],
    ["cad", 50, "CA$0.50 cad"],
    ["aud", 50, "A$0.50 aud"],
    ["jpy", 50, "¥50 jpy"],
  ])("in %s is %i smallest units", (currency, minimum, shown) => {
    expect(refusalOf(minimum, currency)).toBeUndefined();
    expect(refusalOf(minimum - 1, currency)).toMatchObject({
      type: "invalid_request_error",
      code: "amount_too_small",
      param: "amount",
      message: `Amount must be at least ${shown}`,
    });
  });
});

describe("a currency without two decimals", () => {
  test.each([
    ["jpy", 501, undefined],
    ["kwd", 5_120, undefined],
    ["kwd", 5_124, "parameter_invalid_integer"],
    ["isk", 500, undefined],
    ["isk", 550, "parameter_invalid_integer"],
  ])("%s: %i", (currency, amount, code) => {
    expect(refusalOf(amount, currency)?.code).toBe(code);
  });

  test("is shown with its own decimals", () => {
    expect(formatMinor(500, "jpy")).toBe("¥500 jpy");
    expect(formatMinor(5_120, "kwd")).toContain("5.120");
  });
});
