import { afterEach, beforeAll, expect, test } from "vitest";
import { type Language, languages } from "#contract/pages/languages.ts";
import { loadNumberingPlans, numberingPlans } from "#web/number/numbering-plans.ts";
import "#words/all.ts";
import { setLanguageSource } from "#words/translate.ts";
import { listCountries, searchCountries } from "./listed-countries.ts";

beforeAll(loadNumberingPlans);
afterEach(() => setLanguageSource(() => "en"));

function matches(search: string, called: string[] = []): string[] {
  const plans = numberingPlans();
  if (!plans) throw new Error("the plans are not loaded");
  return searchCountries(listCountries(plans, called), search).map(({ country }) => country);
}

test.each([
  ["germ", "DE"],
  ["+49", "DE"],
  ["49", "DE"],
  ["+1 264", "AI"],
  ["1", "CA"],
  ["cote d ivo", "CI"],
  ["GB", "GB"],
  ["kingdom", "GB"],
  ["uk", "GB"],
  ["USA", "US"],
  ["holland", "NL"],
])("%j finds %s first", (search, country) => {
  expect(matches(search)[0]).toBe(country);
});

test.each(languages)("in %s a country is found by its English, German, Arabic and own name", (language) => {
  setLanguageSource(() => language);
  for (const [search, country] of [
    ["Germany", "DE"],
    ["germa", "DE"],
    ["Deutschland", "DE"],
    ["المانيا", "DE"],
    ["Ivory", "CI"],
    ["España", "ES"],
    ["日本", "JP"],
    ["Ελλάδα", "GR"],
    ["भारत", "IN"],
    ["مصر", "EG"],
  ] as const) {
    expect(matches(search), search).toContain(country);
    if (search !== "germa") expect(matches(search)[0], search).toBe(country);
  }
});

test.each<[Language, string, string[]]>([
  ["pt", "eua", ["US"]],
  ["de", "Weissrussland", ["BY"]],
  ["en", "oman", ["OM", "RO"]],
  ["de", "ger", ["DZ", "NE", "NG", "DE"]],
])("in %s a search for %j lists shown names before those of other languages", (language, search, first) => {
  setLanguageSource(() => language);
  expect(matches(search).slice(0, first.length)).toEqual(first);
});

test("one letter and two find no country by another language", () => {
  setLanguageSource(() => "de");
  expect(matches("ge")).not.toContain("DE");
  expect(matches("ge")[0]).toBe("GE");
});

test("a calling code finds every country that shares it", () => {
  expect(matches("1")).toEqual(expect.arrayContaining(["US", "CA", "JM"]));
});

test("the countries called last are on top, newest first, and the others by name", () => {
  expect(matches("", ["JM", "DE"]).slice(0, 4)).toEqual(["JM", "DE", "AF", "AX"]);
});

test("an unknown name finds none", () => {
  expect(matches("Atlantis")).toEqual([]);
});
