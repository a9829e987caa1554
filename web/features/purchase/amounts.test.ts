import { describe, expect, it } from "vitest";
import { customAmount, isTypable } from "./custom-amount.ts";
import { defaultCurrency } from "./default-currency.ts";
import { localAmount, minimumShown } from "./rates-query.ts";

describe("the custom amount box", () => {
  it.each(["", "1", "10.5", "10.55", ".5", "10.", "1000", "1000.00"])("takes %j", (text) => {
    expect(isTypable(text, "GBP")).toBe(true);
  });

  it.each(["-1", "1e2", "10.555", "1000.01", "1001", "1,5", " 1", "abc"])("does not take %j", (text) => {
    expect(isTypable(text, "GBP")).toBe(false);
  });

  it("knows that the yen has no decimals", () => {
    expect(isTypable("999", "JPY")).toBe(true);
    expect(isTypable("9.5", "JPY")).toBe(false);
  });

  it.each([
    ["7.90", 7.9],
    ["7.89", null],
    ["", null],
    [".", null],
  ])("applies %j as %s with a minimum of 7.90", (text, amount) => {
    expect(customAmount(text, 7.9)).toBe(amount);
  });
});

describe("local amounts", () => {
  it.each([
    [10, "USD", 10],
    [10, "GBP", 7.9],
    [20, "EUR", 18.4],
    [10, "JPY", 1_499],
  ] as const)("makes of %i USD in %s %d by the default rates", (amountUsd, currency, amount) => {
    expect(localAmount(amountUsd, currency, undefined)).toBe(amount);
  });

  it("rounds up to the smallest unit", () => {
    const rates = { USD: 1, GBP: 0.790026, EUR: 1, CAD: 1, AUD: 1, JPY: 1 };
    expect(localAmount(10, "GBP", rates)).toBe(7.91);
    expect(minimumShown("GBP", rates)).toBe("£7.91");
  });
});

describe("the first currency", () => {
  it.each([
    [["en-US"], "USD"],
    [["fr-CA", "en-GB"], "CAD"],
    [["de-DE"], "EUR"],
    [["en", "ja-JP"], "JPY"],
    [["sv-SE"], "GBP"],
    [["en"], "GBP"],
    [[], "GBP"],
    [["not a language"], "GBP"],
  ] as const)("for %j is %s", (languages, currency) => {
    expect(defaultCurrency(languages)).toBe(currency);
  });
});
