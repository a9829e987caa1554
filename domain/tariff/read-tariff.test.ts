import { expect, test } from "vitest";
import { costColumn, deckColumns } from "./decks/deck.ts";
import { readTariff } from "./read-tariff.ts";

test("a row with a cost of its own is held against that, and others against the list price of their country", () => {
  const costs = new Map([["GB", { fixed_usd_e6: 200_000, mobile_usd_e6: 200_000 }]]);
  const text = [
    `${deckColumns},${costColumn}`,
    "44,United Kingdom,1,60,60,0,no,0.1",
    "447,United Kingdom mobile,1,60,60,0,no,0.100001",
    "4420,London,1,60,60,0,no,",
    "4421,Closed,1,60,60,0,yes,5",
  ].join("\n");
  expect(readTariff(text, costs).belowCost).toEqual([
    "447 (United Kingdom mobile) sells a minute for 0.1 USD, but the deck says that it costs 0.100001 USD",
    expect.stringMatching(/^4420 \(London\) sells a minute for 0.1 USD, but a landline .* costs 0.2 USD$/),
  ]);
});
