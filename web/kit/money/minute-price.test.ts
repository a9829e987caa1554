import { expect, test } from "vitest";
import { minutePrice } from "#contract/money/charge.ts";
import { firstCurrencies } from "#contract/money/currencies.ts";
import { fallbackScaledRates, ratesForDisplay } from "#domain/money/rates.ts";
import "#words/all.ts";
import { inLanguage } from "#words/translate.ts";
import { creditMoney, formatMinutePrice } from "./credit-money.ts";

test.each([
  [0.1, "USD", "$0.10"],
  [0.03, "USD", "$0.03"],
  [0.0237, "GBP", "£0.0237"],
  [12, "EUR", "€12.00"],
  [1.43, "JPY", "¥1.43"],
  [15, "JPY", "¥15"],
  [0.0307, "KWD", "KWD\u00a00.0307"],
  [0.31, "KWD", "KWD\u00a00.310"],
  [15, "ISK", "ISK\u00a015"],
] as const)("%d %s is %s", (amount, currency, text) => {
  expect(formatMinutePrice(amount, currency)).toBe(text);
});

const tried = [...firstCurrencies, "KWD"] as const;

test.each(tried)("credits and a rate of the wire give the price of a minute in %s", (currency) => {
  const usual = { ...fallbackScaledRates, KWD: 306_700 };
  const odd = { ...usual, EUR: 863_300, GBP: 751_900, JPY: 156_712_300 };
  for (const rates of [usual, odd]) {
    const { minuteInMoney } = creditMoney(currency, { rates: ratesForDisplay(rates, tried), asOf: null });
    for (let tenths = 1; tenths <= 400; tenths++) {
      const price = minutePrice(tenths * 100, rates[currency]);
      expect(minuteInMoney(tenths / 10), `${tenths / 10} credits`).toBe(formatMinutePrice(price, currency));
    }
  }
});

test("a price stands in its own order within an Arabic sentence", () => {
  expect(inLanguage("ar", () => formatMinutePrice(0.1, "USD"))).toBe("\u20660.10\u00a0US$\u2069");
});

test("a price kept in one language is not shown in another", () => {
  expect(formatMinutePrice(0.1, "USD")).toBe("$0.10");
  expect(inLanguage("de", () => formatMinutePrice(0.1, "USD"))).toBe("0,10\u00a0$");
  expect(formatMinutePrice(0.1, "USD")).toBe("$0.10");
});
