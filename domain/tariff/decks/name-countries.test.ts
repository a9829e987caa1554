import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { defaultDeckPath } from "#adapters/tariff-deck/load-deck.ts";
import { deckColumns, deckColumnsWithCountries, readDeck } from "./deck.ts";
import { nameCountries } from "./name-countries.ts";
import { writeDeck } from "./write-deck.ts";

const named = (text: string) =>
  nameCountries(readDeck(text).rows).map(
    ({ prefix, countries: { fixed, mobile } }) => `${prefix}: ${fixed} / ${mobile}`,
  );
const withoutCountries = (...lines: string[]) => named([deckColumns, ...lines].join("\n"));

test("each row gets the countries whose numbers no longer prefix prices", () => {
  expect(
    withoutCountries(
      "44,United Kingdom,1,60,60,0,no",
      "447,United Kingdom mobile,1.5,60,60,0,no",
      "4474,United Kingdom mobile,1.5,60,60,0,no",
      "7,Russia,5.9,60,60,0,no",
      "77,Kazakhstan,4.4,60,60,0,no",
      "1876,Jamaica,6.2,60,60,0,no",
    ),
  ).toEqual([
    "44: GB,GG,IM,JE / ",
    "447:  / GB,GG,IM,JE",
    "4474:  / GB,IM",
    "7: RU / RU",
    "77: KZ / KZ",
    "1876: JM / JM",
  ]);
});

test("a country without numbers of its own shares every row of its calling code", () => {
  expect(withoutCountries("61,Australia,1,60,60,0,no")).toEqual(["61: AU,CC,CX / AU,CC,CX"]);
});

test("a blocked row has countries, a row without phone lines has none", () => {
  expect(withoutCountries("53,Cuba,15,60,60,0,yes", "881,Satellite,30,60,60,0,no")).toEqual([
    "53: CU / CU",
    "881:  / ",
  ]);
});

test("a row that names its countries keeps them", () => {
  expect(
    named(
      `${deckColumnsWithCountries}\n44,United Kingdom,1,60,60,0,no,GB,\n447,United Kingdom mobile,1.5,60,60,0,no,,\n`,
    ),
  ).toEqual(["44: GB / ", "447:  / GB,GG,IM,JE"]);
});

test("the default deck without its countries gets the same countries again", () => {
  const text = readFileSync(defaultDeckPath, "utf8");
  const withoutCosts = text.replaceAll(/,[^,\n]*$/gm, "");
  const sevenColumns = withoutCosts.replaceAll(/,[^,]*,[^,]*$/gm, "");
  expect(sevenColumns.split("\n")[0]).toBe(deckColumns);
  expect(writeDeck(nameCountries(readDeck(sevenColumns).rows))).toBe(withoutCosts);
});
