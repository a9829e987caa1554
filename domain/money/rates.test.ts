import { describe, expect, test } from "vitest";
import { firstCurrencies } from "#contract/money/currencies.ts";
import {
  arePlausible,
  fallbackScaledRates,
  ratesForDisplay,
  ratesForPrices,
  ratesFromEuroRates,
} from "./rates.ts";

const published = new Map([
  ["USD", "1.0540"],
  ["JPY", "158.13"],
  ["GBP", "0.87128"],
  ["AUD", "1.6643"],
  ["CAD", "1.4597"],
]);

describe("rates per USD", () => {
  test("come from rates per EUR with one rounding to the millionth", () => {
    expect(ratesFromEuroRates(published)).toEqual({
      USD: 1_000_000,
      EUR: 948_767,
      GBP: 826_641,
      CAD: 1_384_915,
      AUD: 1_579_032,
      JPY: 150_028_463,
    });
  });

  test.each([
    ["a currency missing", "GBP", undefined],
    ["zero", "GBP", "0"],
    ["a negative rate", "GBP", "-0.87"],
    ["an exponent", "JPY", "1.5e2"],
    ["more places than are kept", "USD", "1.0540001"],
    ["USD missing", "USD", undefined],
  ])("%s is an error", (_what, currency, text) => {
    const changed = new Map(published);
    if (text === undefined) changed.delete(currency);
    else changed.set(currency, text);
    expect(() => ratesFromEuroRates(changed)).toThrow(RangeError);
  });

  test("make prices with the four decimals that the page shows", () => {
    const rates = { ...fallbackScaledRates, GBP: 790_026, EUR: 920_050, JPY: 149_825_175 };
    expect(ratesForPrices(rates)).toEqual({ ...rates, GBP: 790_000, EUR: 920_100, JPY: 149_825_200 });
    expect(ratesForPrices(fallbackScaledRates)).toEqual(fallbackScaledRates);
  });

  test("on the wire equal the specification's fallback rates", () => {
    expect(ratesForDisplay(fallbackScaledRates, firstCurrencies)).toEqual({
      USD: 1,
      GBP: 0.79,
      EUR: 0.92,
      CAD: 1.35,
      AUD: 1.52,
      JPY: 149.82,
    });
  });

  test("of other currencies come along as far as they are published", () => {
    const rates = ratesFromEuroRates(new Map([...published, ["CHF", "0.9420"], ["XXX", "1.5"]]));
    expect(rates.CHF).toBe(893_738);
    expect(Object.keys(rates)).toHaveLength(7);
    expect(() => ratesFromEuroRates(new Map([...published, ["CHF", "0"]]))).toThrow(RangeError);
    expect(ratesForDisplay(rates, ["CHF", "KWD"])).toEqual({ CHF: 0.893738 });
  });

  test("without a built-in one are accepted up to a factor of two from those of the day before", () => {
    const before = { ...fallbackScaledRates, CHF: 893_738 };
    expect(arePlausible({ ...before, CHF: 1_787_477 }, before)).toBe(false);
    expect(arePlausible({ ...before, CHF: 1_787_476 }, before)).toBe(true);
    expect(arePlausible({ ...before, CHF: 1_787_477 }, fallbackScaledRates)).toBe(true);
  });

  test("are accepted up to a factor of two", () => {
    expect(arePlausible(fallbackScaledRates)).toBe(true);
    expect(arePlausible({ ...fallbackScaledRates, GBP: 395_000 })).toBe(true);
    expect(arePlausible({ ...fallbackScaledRates, GBP: 394_999 })).toBe(false);
    expect(arePlausible({ ...fallbackScaledRates, JPY: 299_640_001 })).toBe(false);
  });
});
