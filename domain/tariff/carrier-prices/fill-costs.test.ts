import { expect, test } from "vitest";
import { costColumn, deckColumns, parseDeck } from "#domain/tariff/decks/deck.ts";
import { fillCosts } from "./fill-costs.ts";

const { rows } = parseDeck(`${deckColumns},${costColumn}
44,United Kingdom,1,60,60,0,no,
447,United Kingdom mobile,1,60,60,0,no,0.05
33,France,1,60,60,0,no,
33800,France toll-free,0,60,60,0,yes,
33801,France toll-free,0,60,60,0,yes,
34800,Spain toll-free,0,60,60,0,yes,
`);
const price = (prefix: string, perMinute_usd_e6: number) => ({ prefix, name: "numbers", perMinute_usd_e6 });
const costs = (...prices: ReturnType<typeof price>[]) =>
  Object.fromEntries(fillCosts(rows, prices).map((row) => [row.prefix, row.cost_usd_e6]));

test("rows without a cost take the carrier's, and rows with one keep it", () => {
  expect(costs(price("44", 15_800), price("447", 29_300), price("33800", 40_000))).toEqual({
    "33": null,
    "44": 15_800,
    "447": 50_000,
    "33800": 40_000,
    "33801": null,
    "34800": null,
  });
});

test("the price of a shorter prefix of the same kind counts, and the highest of longer ones", () => {
  expect(costs(price("44", 15_800), price("442", 20_000), price("3380", 30_000))).toMatchObject({
    "44": 20_000,
    "33800": 30_000,
    "33801": 30_000,
  });
});

test("the price of a country's lines is none of its toll-free numbers", () => {
  expect(costs(price("34", 10_000), price("33", 10_000))).toMatchObject({
    "33": 10_000,
    "33800": null,
    "34800": null,
  });
  expect(costs(price("33802", 10_000))).toMatchObject({ "33": null });
});
