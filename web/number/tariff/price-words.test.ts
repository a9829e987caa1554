import { expect, test } from "vitest";
import { creditMoney } from "#web/kit/money/credit-money.ts";
import "#words/all.ts";
import { languages } from "#contract/pages/languages.ts";
import { inLanguage } from "#words/translate.ts";
import {
  aMinuteInWords,
  billingInWords,
  leastCostInWords,
  leastPurchaseInWords,
  minuteInWords,
  placeName,
  talkTimeInWords,
} from "./price-words.ts";

const rate = { perMinute_mc: 1_000, connect_mc: 0, minimum_s: 60, increment_s: 60 };

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
  [0.999, undefined],
  [-5, undefined],
])("a balance of %d credits: %s", (credits, sentence) => {
  expect(talkTimeInWords(rate, credits)).toBe(sentence);
});

test.each([
  [240, 1_000, "Calls end after 4 h. Your balance lasts longer."],
  [239, 1_000, "Your balance lasts 3 h 59 min."],
  [239, 50, "Your spending limit lasts 50 minutes."],
  [239, 0, "Your calls have reached your spending limit. Please try again later, or contact us."],
])("of %d credits, %d of them within the spending limit: %s", (credits, spendableCredits, sentence) => {
  expect(talkTimeInWords(rate, credits, { longestCall_s: 14_400, spendableCredits })).toBe(sentence);
});

test("names a place by its country and the tariff's destination", () => {
  expect(placeName("GB", "United Kingdom mobile")).toBe("United Kingdom mobile");
  expect(placeName("GG", "UK islands")).toBe("Guernsey · UK islands");
});

test.each([
  ["IN", "India", "Indien"],
  ["IN", "India mobile", "Indien, Mobil"],
  ["GG", "UK islands", "Guernsey · UK islands"],
])("a destination of %s, %s, is %s in German", (country, destination, shown) => {
  expect(inLanguage("de", () => placeName(country, destination))).toBe(shown);
});

test.each([
  [creditMoney("USD", undefined), "1.7 credits, $0.17 a minute", "$10 buys 58 minutes"],
  [creditMoney("EUR", undefined), "1.7 credits, €0.157 a minute", "€9.20 buys 58 minutes"],
])("says a price and the least purchase in the reader's currency", (money, minute, purchase) => {
  const dearer = { ...rate, perMinute_mc: 1_700 };
  expect(minuteInWords(dearer, money)).toBe(minute);
  expect(leastPurchaseInWords(money, dearer)).toBe(purchase);
});

test("a price of nothing is free in every language, and its call ends by the longest call alone", () => {
  const free = { ...rate, perMinute_mc: 0 };
  const words = languages.map((language) =>
    inLanguage(language, () => minuteInWords(free, creditMoney("USD", undefined))),
  );
  expect(words).toEqual(["Free", "Kostenlos", "Gratis", "Gratuit", "Grátis", "مجانًا", "मुफ़्त"]);
  expect(aMinuteInWords("0 credits", true)).toBe("<b>Free</b>");
  expect(leastCostInWords(free)).toBe("An answered call costs nothing.");
  expect(leastCostInWords(free, rate)).toBe("An answered call costs at least 1 credit.");
  const caps = { longestCall_s: 14_400, spendableCredits: 1_000 };
  expect(talkTimeInWords(free, 1, caps)).toBe("Calls end after 4 h.");
  expect(talkTimeInWords(free, 0.999, caps)).toBeUndefined();
});
