import { expect, test } from "vitest";
import { zonesToTell } from "./population.ts";

/** New York and Detroit have one clock, Chicago and Menominee another. */
const clockOf = (zone: string) => (["New York", "Detroit"].includes(zone) ? "eastern" : "central");

test.each<[string, Record<string, number>, string[]]>([
  ["all people in one zone", { Chicago: 100 }, ["Chicago"]],
  ["a tenth elsewhere", { Chicago: 90, Detroit: 10 }, ["Chicago"]],
  ["more than a tenth elsewhere", { Chicago: 89, Detroit: 11 }, ["Chicago", "Detroit"]],
  ["a village of the same clock", { Chicago: 95, Menominee: 5 }, ["Chicago"]],
  ["a city of the same clock", { Chicago: 80, Menominee: 20 }, ["Chicago", "Menominee"]],
  [
    "villages elsewhere in two zones of one clock",
    { Chicago: 86, Detroit: 7, "New York": 7 },
    ["Chicago", "Detroit", "New York"],
  ],
  [
    "two cities of the same clock and a village elsewhere",
    { Chicago: 50, Menominee: 42, Detroit: 8 },
    ["Chicago", "Menominee"],
  ],
  ["no people", {}, []],
])("tells of %s", (_people, population, zones) => {
  expect(zonesToTell(new Map(Object.entries(population)), clockOf)).toEqual(zones);
});
