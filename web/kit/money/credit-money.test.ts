import { describe, expect, test } from "vitest";
import { fallbackRates } from "#contract/money/currencies.ts";
import { creditMoney } from "./credit-money.ts";

const published = { rates: { ...fallbackRates, EUR: 0.9 }, asOf: "2026-11-25" };

describe("credits as money", () => {
  test.each([
    ["USD", 1, "$0.10"],
    ["EUR", 1, "€0.09"],
    ["EUR", 12.345, "€1.11"],
    ["EUR", 0, "€0.00"],
    ["EUR", -98, "-€8.82"],
    ["EUR", 0.03, "€0.003"],
    ["JPY", 1, "¥15"],
    ["JPY", 0.03, "¥0.4"],
    ["USD", 0.1, "$0.01"],
  ] as const)("shows in %s what %s credits are worth: %s", (currency, credits, money) => {
    expect(creditMoney(currency, published).inMoney(credits)).toBe(money);
  });

  test("shows credits first, and money beside them", () => {
    expect(creditMoney("EUR", published).inWords(1)).toBe("1 credit (€0.09)");
    expect(creditMoney("EUR", published).inWords(2.5)).toBe("2.5 credits (€0.23)");
  });

  test("names the day of the rate where money is converted, and none for dollars", () => {
    expect(creditMoney("EUR", published).rateInWords).toBe("Converted at the rate of Nov 25, 2026.");
    expect(creditMoney("EUR", undefined).rateInWords).toContain("fixed rate");
    expect(creditMoney("EUR", { ...published, asOf: null }).rateInWords).toContain("fixed rate");
    expect(creditMoney("USD", published).rateInWords).toBeNull();
  });

  test("shows an amount that is fixed in dollars in both currencies", () => {
    expect(creditMoney("EUR", published).usdInWords(500)).toBe("€450.00 ($500.00)");
    expect(creditMoney("USD", published).usdInWords(500)).toBe("$500.00");
  });

  test("uses the fixed rates until published ones are known", () => {
    expect(creditMoney("GBP", undefined).inMoney(10)).toBe("£0.79");
  });

  test("shows a purchase as it is charged, rounded up, and whole amounts without digits", () => {
    expect(creditMoney("USD", published).purchaseInMoney(10)).toBe("$10");
    expect(
      creditMoney("GBP", { ...published, rates: { ...fallbackRates, GBP: 0.7519 } }).purchaseInMoney(10),
    ).toBe("£7.52");
    expect(creditMoney("JPY", published).purchaseInMoney(10)).toBe("¥1,499");
  });
});
