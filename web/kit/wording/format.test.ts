import { describe, expect, it } from "vitest";
import "#words/all.ts";
import { countryName } from "#words/country-names.ts";
import { inLanguage } from "#words/translate.ts";
import {
  currencyName,
  formatDateTime,
  formatDay,
  formatDuration,
  formatTalkTime,
  formatTransactionAmount,
  formatTransactionCredits,
} from "./format.ts";

describe("formatDateTime", () => {
  it.each([
    ["2026-11-05T15:07:00.000Z", "Nov 05, 2026 3:07 PM"],
    ["2026-11-05T00:00:00.000Z", "Nov 05, 2026 12:00 AM"],
    ["2026-01-31T12:30:59.000Z", "Jan 31, 2026 12:30 PM"],
  ])("writes %s as %s", (iso, shown) => {
    expect(formatDateTime(iso, "UTC")).toBe(shown);
  });
});

describe("formatDay", () => {
  it("writes the same day in every time zone", () => {
    expect(formatDay("2026-11-01")).toBe("Nov 1, 2026");
  });
});

describe("formatDuration", () => {
  it.each([
    [0, "00:00"],
    [9, "00:09"],
    [65, "01:05"],
    [3_599, "59:59"],
    [6_001, "100:01"],
  ])("writes %i s as %s", (elapsed_s, shown) => {
    expect(formatDuration(elapsed_s)).toBe(shown);
  });
});

describe("formatTalkTime", () => {
  it.each([
    [1, "1 second"],
    [59, "59 seconds"],
    [60, "1:00"],
    [111, "1:51"],
    [119, "1:59"],
    [120, "2 minutes"],
    [149, "2 minutes"],
    [150, "3 minutes"],
    [3_540, "59 minutes"],
    [3_570, "1 h"],
    [3_600, "1 h"],
    // A call of 98 minutes, and the first second of it.
    [5_880, "1 h 38 min"],
    [5_879, "1 h 38 min"],
    [7_500, "2 h 5 min"],
  ])("writes %i s as %s", (talk_s, shown) => {
    expect(formatTalkTime(talk_s)).toBe(shown);
  });
});

describe("a transaction", () => {
  it.each([
    ["purchase", 10, "USD", "$10.00"],
    ["purchase", 7.9, "GBP", "£7.90"],
    ["purchase", 1_499, "JPY", "¥1,499"],
    ["call", 0.1, "USD", "-$0.10"],
    ["call", -0.1, "USD", "-$0.10"],
    ["call", 0.0047, "USD", "$0.00"],
    ["call", 0.005, "USD", "-$0.01"],
    ["call", 0, "JPY", "¥0"],
    ["usage", 2, "EUR", "-€2.00"],
    ["refund", -5, "USD", "-$5.00"],
  ] as const)("shows a %s of %d %s as %s", (type, amount, currency, shown) => {
    expect(formatTransactionAmount({ type, amount, currency })).toBe(shown);
  });

  it.each([
    ["purchase", 100, "+100"],
    ["purchase", 1_234.5, "+1,234.5"],
    ["call", 1.234, "-1.234"],
    ["call", -1, "-1"],
    ["usage", 3, "-3"],
    ["purchase", 0, "0"],
  ] as const)("shows the credits of a %s of %d as %s", (type, credits, shown) => {
    expect(formatTransactionCredits({ type, credits })).toBe(shown);
  });
});

it("names countries and currencies", () => {
  expect(countryName("GB")).toBe("United Kingdom");
  expect(currencyName("JPY")).toBe("Japanese Yen (JPY)");
});

it.each([
  ["call", 1, "-1"],
  ["purchase", 100, "+100"],
] as const)("writes the sign of a %s left of its %d in Arabic", (type, credits, shown) => {
  // Without the left-to-right mark, a browser draws the sign behind the digits.
  const leftToRightMark = "\u200e";
  const write = () => formatTransactionCredits({ type, credits });
  expect(inLanguage("ar", write)).toBe(leftToRightMark + shown);
});

it.each([
  [() => formatDateTime("2026-11-05T15:07:00.000Z", "UTC"), "05.11.2026, 15:07"],
  [() => formatDay("2026-11-01"), "01.11.2026"],
  [() => formatTalkTime(7_500), "2 h 5 min"],
  [() => formatTransactionCredits({ type: "purchase", credits: 1_234.5 }), "+1.234,5"],
  [() => countryName("GB"), "Vereinigtes Königreich"],
  [() => currencyName("JPY"), "Japanischer Yen (JPY)"],
])("%o writes German as %s", (write, shown) => {
  // What English has kept must not be shown in German, nor the other way round.
  const english = write();
  expect(inLanguage("de", write)).toBe(shown);
  expect(write()).toBe(english);
});
