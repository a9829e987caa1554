import { expect, test } from "vitest";
import { deckColumnsWithCountries, readDeck } from "./decks/deck.ts";
import { destinationsOf } from "./destinations.ts";

const sold = (...rows: string[]) =>
  destinationsOf(readDeck([deckColumnsWithCountries, ...rows].join("\n")).rows);

const listed = (...rows: string[]) =>
  sold(...rows).map(
    ({ name, country, callingCode, numberTypes: kinds, prefixes, rate }) =>
      `${name} ${country} +${callingCode} ${kinds.join("/")} ${prefixes} ${rate.perMinute_mc}`,
  );

test("prefixes with one name and one price are one destination, by name", () => {
  expect(
    listed(
      "49,Germany,1,60,60,0,no,DE,",
      "491,Germany mobile,2,60,60,0,no,,DE",
      "32,Belgium,1.5,60,60,0,no,BE,BE",
      "3246,Belgium,1.5,60,60,0,no,,BE",
    ),
  ).toEqual([
    "Belgium BE +32 fixed/mobile 2 1500",
    "Germany DE +49 fixed 1 1000",
    "Germany mobile DE +49 mobile 1 2000",
  ]);
});

test("one name with two prices is two destinations", () => {
  expect(
    listed("32,Belgium,1,60,60,0,no,BE,BE", "3246,Belgium,2,60,60,0,no,,BE", "3247,Belgium,2,30,6,0,no,,BE"),
  ).toEqual([
    "Belgium BE +32 fixed/mobile 1 1000",
    "Belgium BE +32 mobile 1 2000",
    "Belgium BE +32 mobile 1 2000",
  ]);
});

test("a row of several countries is a destination in each", () => {
  expect(listed("61,Australia,1,60,60,0,no,AU CC,AU")).toEqual([
    "Australia AU +61 fixed/mobile 1 1000",
    "Australia CC +61 fixed 1 1000",
  ]);
});

test("a blocked row or one without a country is no destination", () => {
  expect(listed("53,Cuba,15,60,60,0,yes,CU,CU", "881,Satellite,30,60,60,0,no,,")).toEqual([]);
});

test("area codes tell a North American country apart when they are few; elsewhere there are none", () => {
  const rows = [
    "1876,Jamaica,6,60,60,0,no,JM,JM",
    "1658,Jamaica,6,60,60,0,no,JM,JM",
    ...["204", "226", "236", "249"].map((code) => `1${code},Canada,0.3,60,60,0,no,CA,CA`),
    ...["201", "202", "203", "205", "206"].map((code) => `1${code},United States,0.3,60,60,0,no,US,US`),
    "441481,Guernsey,1,60,60,0,no,GG,",
  ];
  expect(sold(...rows).map(({ name, areaCodes }) => [name, areaCodes])).toEqual([
    ["Canada", ["204", "226", "236", "249"]],
    ["Guernsey", []],
    ["Jamaica", ["658", "876"]],
    ["United States", []],
  ]);
  const shared = sold("1,North America,1,60,60,0,no,CA JM US,CA JM US");
  expect(shared).toHaveLength(3);
  expect(new Set(shared.flatMap(({ areaCodes }) => areaCodes))).toEqual(new Set());
});
