import { expect, test } from "vitest";
import { deckColumns, parseDeck } from "#domain/tariff/decks/deck.ts";
import { findBelowCarrier } from "./below-carrier.ts";

const deckOf = (...lines: string[]) => parseDeck([deckColumns, ...lines].join("\n"));
const price = (prefix: string, usd: number, name = "somewhere") => ({
  prefix,
  name,
  perMinute_usd_e6: Math.round(usd * 1e6),
});
const pairs = (deck: ReturnType<typeof deckOf>, ...prices: ReturnType<typeof price>[]) =>
  findBelowCarrier(deck, prices).map(({ sentence }) => {
    const [, row, carrier] = /^(\d+) .* USD for (\d+) /.exec(sentence) ?? [];
    return `${row} < ${carrier}`;
  });

const british = "44,United Kingdom,1,60,60,0,no";

test("a price that only pays the carrier is no loss, and one below is", () => {
  expect(pairs(deckOf(british), price("44", 0.1))).toEqual([]);
  expect(findBelowCarrier(deckOf(british), [price("44", 0.1001, "UK")])).toEqual([
    {
      kind: "below_cost",
      severity: "error",
      prefix: "44",
      sentence: "44 (United Kingdom) sells a minute for 0.1 USD, but the carrier asks 0.1001 USD for 44 (UK)",
    },
  ]);
});

test("the carrier's dearer prefix behind a row is found, and a row behind the carrier's prefix", () => {
  expect(pairs(deckOf(british), price("44", 0.02), price("447", 0.2))).toEqual(["44 < 447"]);
  expect(pairs(deckOf(british, "447,Mobile,0.3,60,60,0,no"), price("44", 0.05))).toEqual(["447 < 44"]);
  expect(pairs(deckOf(british, "447,Mobile,3,60,60,0,no"), price("44", 0.02), price("447", 0.2))).toEqual([]);
});

test("ranges that are never called do not count, unless the deck has a row for them", () => {
  expect(pairs(deckOf(british), price("44", 0.02), price("449", 2.42))).toEqual([]);
  expect(pairs(deckOf(british, "449,Premium,1,60,60,0,no"), price("449", 2.42))).toEqual(["449 < 449"]);
  expect(pairs(deckOf("44,UK,1,60,60,0,no"), price("44", 0.02), price("44800", 2))).toEqual([]);
  const free = deckOf("44,UK,1,60,60,0,no", "44800,UK toll-free,1,60,60,0,no");
  expect(pairs(free, price("44", 0.02), price("448001", 2))).toEqual(["44800 < 448001"]);
  expect(pairs(free, price("44", 0.02), price("44800", 0.03))).toEqual([]);
  expect(pairs(deckOf("1,North America,0.3,60,60,0,no"), price("1", 0.014), price("1876", 0.41))).toEqual([
    "1 < 1876",
  ]);
});

test("blocked rows, and numbers that either side does not price, do not count", () => {
  expect(pairs(deckOf("44,United Kingdom,1,60,60,0,yes"), price("44", 5))).toEqual([]);
  expect(pairs(deckOf(british), price("49", 5))).toEqual([]);
});
