import { expect, test } from "vitest";
import { catalogues } from "#words/all.ts";
import { addCatalogue, inLanguage } from "#words/translate.ts";
import {
  billingInWords,
  formatMinutePrice,
  leastCostInWords,
  placeName,
  talkTimeInWords,
} from "./price-words.ts";

const rate = { perMinute_mc: 1_000, connect_mc: 0, minimum_s: 60, increment_s: 60 };

test.each([
  [0.1, "USD", "$0.10"],
  [0.03, "USD", "$0.03"],
  [0.0237, "GBP", "£0.0237"],
  [12, "EUR", "€12.00"],
  [14.99, "JPY", "¥14.99"],
  [15, "JPY", "¥15"],
] as const)("%d %s is %s", (amount, currency, text) => {
  expect(formatMinutePrice(amount, currency)).toBe(text);
});

test.each([
  [60, 60, 0, "Billed by the minute, rounded up."],
  [30, 6, 0, "At least 30 seconds, then in steps of 6 seconds."],
  [1, 1, 0, "At least 1 second, then in steps of 1 second."],
  [60, 60, 1_500, "Billed by the minute, rounded up; 1.5 credits to connect."],
])("%d/%d seconds and %d mc to connect: %s", (minimum_s, increment_s, connect_mc, text) => {
  expect(billingInWords({ perMinute_mc: 1_000, connect_mc, minimum_s, increment_s })).toBe(text);
});

test.each([
  [{ ...rate, perMinute_mc: 30_000 }, "An answered call costs at least 30 credits."],
  [{ ...rate, perMinute_mc: 300 }, "An answered call costs at least 1 credit."],
  [
    { ...rate, perMinute_mc: 6_000, minimum_s: 30, increment_s: 6 },
    "An answered call costs at least 3 credits.",
  ],
  [{ ...rate, connect_mc: 500 }, "An answered call costs at least 1.5 credits."],
])("at the rate %j: %s", (priced, sentence) => {
  expect(leastCostInWords(priced)).toBe(sentence);
});

test("the least cost of several rates is the cheapest shortest call", () => {
  const connecting = { ...rate, perMinute_mc: 100, connect_mc: 20_000 };
  const tuvalu = { ...rate, perMinute_mc: 17_000 };
  expect(leastCostInWords(connecting, tuvalu)).toBe("An answered call costs at least 17 credits.");
  expect(leastCostInWords()).toBe("An answered call costs at least 1 credit.");
});

test.each([
  [16.5, "Your balance lasts 16 minutes."],
  [100, "Your balance lasts 1 h 40 min."],
  [1_000_000, "Your balance lasts for days."],
  [0.999, undefined],
  [-5, undefined],
])("a balance of %d credits: %s", (credits, sentence) => {
  expect(talkTimeInWords(rate, credits)).toBe(sentence);
});

test("names a place by its country and the tariff's destination", () => {
  expect(placeName("GB", "United Kingdom mobile")).toBe("United Kingdom mobile");
  expect(placeName("GG", "UK islands")).toBe("Guernsey · UK islands");
});

addCatalogue("de", catalogues.de);

test.each([
  ["IN", "India", "Indien"],
  ["IN", "India mobile", "Indien, Mobil"],
  ["GG", "UK islands", "Guernsey · UK islands"],
])("a destination of %s, %s, is %s in German", (country, destination, shown) => {
  expect(inLanguage("de", () => placeName(country, destination))).toBe(shown);
});

addCatalogue("ar", catalogues.ar);

test("a price stands in its own order within an Arabic sentence", () => {
  expect(inLanguage("ar", () => formatMinutePrice(0.1, "USD"))).toBe("\u20660.10\u00a0US$\u2069");
});

test("a price kept in one language is not shown in another", () => {
  expect(formatMinutePrice(0.1, "USD")).toBe("$0.10");
  expect(inLanguage("de", () => formatMinutePrice(0.1, "USD"))).toBe("0,10\u00a0$");
  expect(formatMinutePrice(0.1, "USD")).toBe("$0.10");
});
