import { afterEach, describe, expect, it } from "vitest";
import type { Language } from "#contract/pages/languages.ts";
import { localAmount, maximumCustomAmount } from "#web/kit/money/local-amount.ts";
import { setLanguageSource } from "#words/translate.ts";
import { customAmount, dialPadDigits, isTypable, typedAmount, withoutThousands } from "./custom-amount.ts";

afterEach(() => setLanguageSource(() => "en"));

describe("the custom amount box", () => {
  it.each(["", "1", "10.5", "10.55", ".5", "10.", "1000", "1000.00", "1,5"])("takes %j", (text) => {
    expect(isTypable(text, "GBP", 1000)).toBe(true);
  });

  it.each(["-1", "1e2", "10.555", "1000.01", "1001", "1,555", " 1", "abc"])("does not take %j", (text) => {
    expect(isTypable(text, "GBP", 1000)).toBe(false);
  });

  it("accepts no decimals for the yen", () => {
    expect(isTypable("149820", "JPY", 149_820)).toBe(true);
    expect(isTypable("149821", "JPY", 149_820)).toBe(false);
    expect(isTypable("1500.", "JPY", 149_820)).toBe(false);
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

describe("an amount of up to 1000 EUR", () => {
  // A comma or a point separates decimals, never thousands: what may be either is refused, and never read as 1.
  const languages = "en de es fr pt ar hi";
  it.each([
    ["12.50", languages, 12.5],
    ["12,50", languages, 12.5],
    ["12,5", languages, 12.5],
    ["12,", languages, 12],
    ["1000,00", languages, 1_000],
    ["1.000", "", null],
    ["1,000", "", null],
    ["1.000,00", "", null],
    ["1,000.00", "", null],
    ["1 000", "", null],
    ["1\u202f000", "", null],
    ["12,50.", "", null],
    ["12,505", "", null],
    ["1000,01", "", null],
  ])("%j is typed in %j alone, and is %s", (text, accepting, amount) => {
    const spoken = (language: Language) => {
      setLanguageSource(() => language);
      return isTypable(text, "EUR", 1_000);
    };
    const all: Language[] = ["en", "de", "es", "fr", "pt", "ar", "hi"];
    expect(all.filter(spoken).join(" ")).toBe(accepting);
    if (amount !== null) expect(customAmount(text, 1)).toBe(amount);
  });

  it.each([
    ["en", 12.5, "12.5"],
    ["de", 12.5, "12,5"],
    ["de", 1_000, "1000"],
    ["ar", 12.5, "12.5"],
  ] as const)("is shown again in %s as it is typed there", (language, amount, text) => {
    setLanguageSource(() => language);
    expect(typedAmount(amount)).toBe(text);
    expect(isTypable(text, "EUR", 1_000)).toBe(true);
  });

  it.each([
    ["en", "1,000", "1000"],
    ["en", "12,345.50", "12345.50"],
    ["en", "0,505", "0,505"],
    ["en", "12,50", "12,50"],
    ["hi", "1,000", "1000"],
    ["de", "1,000", "1,000"],
    ["de", "1.000", "1.000"],
  ] as const)("has no commas of thousands in %s: %s is %s", (language, typed, text) => {
    setLanguageSource(() => language);
    expect(withoutThousands(typed)).toBe(text);
  });

  it.each([
    "\u0661\u0662\u066b\u0665\u0660",
    "\u06f1\u06f2.\u06f5\u06f0",
    "\u0967\u0968.\u096b\u0966",
    "\uff11\uff12\uff0e\uff15\uff10",
  ])("may be typed in the digits of another keyboard: %s", (text) => {
    expect(dialPadDigits(text)).toBe("12.50");
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
  });

  it.each([
    ["USD", 1_000],
    ["GBP", 1_000],
    ["EUR", 1_000],
    ["CAD", 1_000],
    ["AUD", 1_000],
    ["JPY", 149_820],
  ] as const)("in %s are at most %d when typed", (currency, maximum) => {
    expect(maximumCustomAmount(currency, undefined)).toBe(maximum);
  });

  it("leave out the part of a yen above the worth of 1000 USD", () => {
    const rates = { USD: 1, GBP: 1, EUR: 1, CAD: 1, AUD: 1, JPY: 149.825175 };
    expect(maximumCustomAmount("JPY", rates)).toBe(149_825);
  });
});
