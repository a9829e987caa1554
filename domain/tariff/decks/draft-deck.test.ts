import fc from "fast-check";
import { expect, test } from "vitest";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { quoteNumber } from "#domain/tariff/quote-number.ts";
import { compileDeck, readDeck } from "./deck.ts";
import { draftDeck } from "./draft-deck.ts";
import { writeDeck } from "./write-deck.ts";

const draft = (usd_e6: number, margin: number) =>
  draftDeck([{ prefix: "44", name: "UK", perMinute_usd_e6: usd_e6 }], margin)[0]?.rate.perMinute_mc;

test.each([
  [15_800, 40, 300],
  [60_000, 40, 1_000],
  [60_001, 40, 1_100],
  [60_000, 0, 600],
  [10_000, 99, 10_000],
  [0, 40, 100],
  [1, 40, 100],
])(
  "%i millionths of a USD with a margin of %i per cent cost %i millicredits",
  (usd_e6, margin, perMinute_mc) => {
    expect(draft(usd_e6, margin)).toBe(perMinute_mc);
  },
);

test("a price leaves at least its margin, and a tenth of a credit less would not", () => {
  const costs = fc.array(fc.integer({ min: 1_000, max: 9_000_000 }), { minLength: 1, maxLength: 200 });
  fc.assert(
    fc.property(costs, fc.integer({ min: 0, max: 90 }), (costs_usd_e6, margin) => {
      const rows = draftDeck(
        costs_usd_e6.map((cost) => ({ prefix: "44", name: "UK", perMinute_usd_e6: cost })),
        margin,
      );
      for (const [index, cost] of costs_usd_e6.entries()) {
        const price_usd_e6 = (rows[index]?.rate.perMinute_mc ?? 0) * 100;
        const left = (price: number) => (price - cost) * 100 >= margin * price;
        expect(left(price_usd_e6)).toBe(true);
        expect(left(price_usd_e6 - 10_000)).toBe(false);
      }
    }),
    // A draft names the countries of all its prefixes, which takes a tenth of a second.
    { numRuns: 5 },
  );
});

test("a draft is a deck that can be read again, whatever the carrier's names", () => {
  const names = ['Côte d\'Ivoire, "Mobile"', "x".repeat(140), "Guinea-Bissau; other"];
  const rows = draftDeck(
    names.map((name, index) => ({ prefix: `22${index + 1}`, name, perMinute_usd_e6: 500_000 })),
    25,
  );
  expect(readDeck(writeDeck(rows)).faults).toEqual([]);
  expect(readDeck(writeDeck(rows)).rows.map(({ name }) => name)).toEqual(
    names.map((name) => name.slice(0, 100)),
  );
});

test("a draft keeps the carrier's toll-free ranges, which can be called at its price", () => {
  const prices = [
    { prefix: "1", name: "United States", perMinute_usd_e6: 14_000 },
    { prefix: "1800", name: "United States - Toll Free", perMinute_usd_e6: 14_000 },
    { prefix: "44", name: "United Kingdom", perMinute_usd_e6: 15_800 },
    { prefix: "44800", name: "United Kingdom - Toll Free", perMinute_usd_e6: 26_200 },
  ];
  const rows = draftDeck(prices, 40);
  expect(rows.map(({ prefix }) => prefix)).toEqual(["1", "1800", "44", "44800"]);
  expect(rows.find(({ prefix }) => prefix === "44800")?.countries).toEqual({ fixed: ["GB"], mobile: [] });
  const quote = (number: string) => quoteNumber(compileDeck(rows), e164Schema.parse(number));
  expect(quote("+18002345678")).toMatchObject({ destination: "United States - Toll Free", country: "US" });
  expect(quote("+448001111111")).toMatchObject({ destination: "United Kingdom - Toll Free" });
  expect(quote("+448081234567")).toMatchObject({ refused: "toll_free_number_not_served" });
});
