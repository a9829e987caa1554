import { expect, test } from "vitest";
import { deckColumns, readDeck } from "./deck.ts";
import { destinationsOf } from "./destinations.ts";

const listed = (...lines: string[]) =>
  destinationsOf(readDeck([deckColumns, ...lines].join("\n")).rows).map(
    ({ name, country, callingCode, lines: kinds, prefixes, rate }) =>
      `${name} ${country} +${callingCode} ${kinds.join("/")} ${prefixes} ${rate.perMinute_mc}`,
  );

test("prefixes with one name and one price are one destination, by name", () => {
  expect(
    listed(
      "49,Germany,1,60,60,0,no",
      "491,Germany mobile,2,60,60,0,no",
      "32,Belgium,1.5,60,60,0,no",
      "3246,Belgium,1.5,60,60,0,no",
    ),
  ).toEqual([
    "Belgium BE +32 fixed/mobile 2 1500",
    "Germany DE +49 fixed 1 1000",
    "Germany mobile DE +49 mobile 1 2000",
  ]);
});

test("one name with two prices is two destinations", () => {
  expect(listed("32,Belgium,1,60,60,0,no", "3246,Belgium,2,60,60,0,no", "3247,Belgium,2,30,6,0,no")).toEqual([
    "Belgium BE +32 fixed/mobile 1 1000",
    "Belgium BE +32 mobile 1 2000",
    "Belgium BE +32 mobile 1 2000",
  ]);
});

test("countries behind one calling code are told apart by their numbers", () => {
  expect(listed("7,Russia,5.9,60,60,0,no", "77,Kazakhstan,4.4,60,60,0,no")).toEqual([
    "Kazakhstan KZ +7 fixed/mobile 1 4400",
    "Russia RU +7 fixed/mobile 1 5900",
  ]);
  expect(listed("61,Australia,1,60,60,0,no")).toEqual([
    "Australia AU +61 fixed/mobile 1 1000",
    "Australia CC +61 fixed/mobile 1 1000",
    "Australia CX +61 fixed/mobile 1 1000",
  ]);
});

test("what is blocked or no phone line of a country is none", () => {
  expect(listed("53,Cuba,15,60,60,0,yes", "881,Satellite,30,60,60,0,no", "999,Nowhere,1,60,60,0,no")).toEqual(
    [],
  );
});

test("the few area codes of a North American country tell it apart; elsewhere there are none", () => {
  const rows = [
    "1876,Jamaica,6,60,60,0,no",
    "1658,Jamaica,6,60,60,0,no",
    ...["201", "202", "203", "205", "206"].map((code) => `1${code},United States,0.3,60,60,0,no`),
    "441481,Guernsey,1,60,60,0,no",
  ];
  const destinations = destinationsOf(readDeck([deckColumns, ...rows].join("\n")).rows);
  expect(destinations.map(({ name, areaCodes }) => [name, areaCodes])).toEqual([
    ["Guernsey", []],
    ["Jamaica", ["658", "876"]],
    ["United States", []],
  ]);
  const shared = destinationsOf(readDeck([deckColumns, "1,North America,1,60,60,0,no"].join("\n")).rows);
  expect(new Set(shared.flatMap(({ areaCodes }) => areaCodes))).toEqual(new Set());
});
