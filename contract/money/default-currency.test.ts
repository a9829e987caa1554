import { describe, expect, it } from "vitest";
import { defaultCurrency, likelyRegion } from "./default-currency.ts";
import { firstOffer } from "./offered-currencies.ts";

describe("the first currency", () => {
  it.each([
    [["en-US"], "USD"],
    [["en-GB"], "GBP"],
    [["en-AU"], "AUD"],
    [["fr-CA", "en-GB"], "CAD"],
    [["de-DE"], "EUR"],
    [["ja-JP"], "JPY"],
    [["en", "ja-JP"], "JPY"],
    [["sv-SE"], "GBP"],
    [["fr-RE"], "EUR"],
    [["sr-Latn-ME"], "EUR"],
    [["es-EC"], "USD"],
    [["es-419"], "GBP"],
    [["en-KI"], "AUD"],
    [["en-JE", "fr-FR"], "GBP"],
    [["en"], "GBP"],
    [[], "GBP"],
    [["not a language"], "GBP"],
  ] as const)("for %j is %s", (languages, currency) => {
    expect(defaultCurrency(languages, firstOffer)).toBe(currency);
  });
});

it.each([
  ["de-CH", "CHF"],
  ["ar-KW", "KWD"],
  ["de-DE", "CHF"],
  ["en-US", "CHF"],
] as const)(
  "for %s is the region's where it is offered, and the usual one elsewhere: %s",
  (language, currency) => {
    expect(defaultCurrency([language], { offered: ["KWD", "CHF"], usual: "CHF" })).toBe(currency);
  },
);

it.each([
  ["fr-SN", "XOF"],
  ["de-LI", "CHF"],
  ["es-PA", "PAB"],
  ["en-LS", "USD"],
] as const)("for %s is the currency that the region has, or the usual one: %s", (language, currency) => {
  expect(defaultCurrency([language], { offered: ["USD", "PAB", "XOF", "CHF"], usual: "USD" })).toBe(currency);
});

it.each([
  ["pt-BR", "BR"],
  ["pt", "BR"],
  ["de", "DE"],
  // WebKit's on a Unix system without a language.
  ["C", undefined],
  ["", undefined],
])("the likely region of %j is %s", (tag, region) => {
  expect(likelyRegion(tag)).toBe(region);
});

it.each("AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK".split(" "))(
  "%s pays in euros",
  (region) => {
    expect(defaultCurrency([`en-${region}`], firstOffer)).toBe("EUR");
  },
);
