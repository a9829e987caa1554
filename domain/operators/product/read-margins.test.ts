import { describe, expect, test } from "vitest";
import type { MarginOrder } from "#contract/operators/tariffs.ts";
import { costColumn, deckColumnsWithCountries, readDeck } from "#domain/tariff/decks/deck.ts";
import { listMargins } from "./read-margins.ts";

const { rows, faults } = readDeck(`${deckColumnsWithCountries},${costColumn}
44,United Kingdom,1,60,60,0,no,GB,,
447,United Kingdom mobile,1,60,60,0,no,,GB,0.1001
4474,United Kingdom mobile,2,60,60,0,no,,GB,0.1
353,Ireland,1,60,60,0,no,IE,IE,
688,Tuvalu,30,60,60,0,no,TV,TV,
61,Australia,1,60,60,0,yes,AU,AU,9
33800,France toll-free,0,60,60,0,yes,FR,,
33801,France toll-free,0,60,60,0,yes,FR,,
44800,United Kingdom toll-free,0,60,60,0,yes,GB,,0.0262
`);
const costs = new Map([
  ["GB", { fixed_usd_e6: 25_000, mobile_usd_e6: 30_000 }],
  ["IE", { fixed_usd_e6: 80_000, mobile_usd_e6: 90_000 }],
]);
const calls = (destination: string, answered_s: number, charged_mc: number) => ({
  day: "2026-03-01",
  country: "GB",
  calls: 1,
  destination,
  answered_s,
  charged_mc,
});
const charged = [
  calls("United Kingdom", 60, 1_000),
  calls("United Kingdom", 120, 2_000),
  calls("Tuvalu", 60, 30_000),
  calls("Sold no more", 60, 1_000),
];
const list = (order: MarginOrder, search = "") => listMargins({ rows, costs }, charged, { order, search });
const names = (order: MarginOrder, search?: string) =>
  list(order, search).margins.map(({ destination }) => destination);

test("the deck is read", () => expect(faults).toEqual([]));

test("a destination is judged by its row that earns least, at the deck's cost or else the highest list price", () => {
  const byName = new Map(list("margin").margins.map((margin) => [margin.destination, margin]));
  expect(byName.get("United Kingdom mobile")).toEqual({
    destination: "United Kingdom mobile",
    prefixes: 2,
    prefix: "447",
    price_usd_e6: 100_000,
    cost: { usd_e6: 100_100, isEstimate: false },
    calls: 0,
    answered_s: 0,
    charged_mc: 0,
  });
  expect(byName.get("Ireland")?.cost).toEqual({ usd_e6: 90_000, isEstimate: true });
  expect(byName.get("Tuvalu")?.cost).toBeUndefined();
});

test("calls count by the destination's name, and rows that are not sold do not", () => {
  expect(list("most_sold").margins[1]).toMatchObject({
    destination: "United Kingdom",
    calls: 2,
    answered_s: 180,
    charged_mc: 3_000,
  });
  expect(list("margin").counts).toEqual({ destinations: 4, belowCost: 1, unknownCost: 1, awaitingCost: 1 });
});

describe("the order", () => {
  test("by margin begins below cost and ends with unknown costs", () => {
    expect(names("margin")).toEqual(["United Kingdom mobile", "Ireland", "United Kingdom", "Tuvalu"]);
  });
  test("by sales begins with the most credits", () => {
    expect(names("most_sold")).toEqual(["Tuvalu", "United Kingdom", "Ireland", "United Kingdom mobile"]);
  });
  test("by use begins with the fewest seconds", () => {
    expect(names("least_used")).toEqual(["Ireland", "United Kingdom mobile", "Tuvalu", "United Kingdom"]);
  });
});

test("a search finds a part of the name, and leaves the counts of all", () => {
  expect(names("margin", " KINGDOM ")).toEqual(["United Kingdom mobile", "United Kingdom"]);
  expect(list("margin", "kingdom").counts.destinations).toBe(4);
  expect(names("margin", "nowhere")).toEqual([]);
});

test("a price of nothing leaves least, below every other", () => {
  const free = readDeck(`${deckColumnsWithCountries},${costColumn}\n44,Free,0,60,60,0,no,GB,,0\n`).rows;
  const { margins } = listMargins({ rows: [...rows, ...free], costs }, [], { order: "margin", search: "" });
  expect(margins[0]?.destination).toBe("Free");
});
