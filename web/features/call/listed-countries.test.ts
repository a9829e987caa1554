import { beforeAll, expect, test } from "vitest";
import { loadNumberingPlans, numberingPlans } from "#web/lib/numbering-plans.ts";
import { listCountries, searchCountries } from "./listed-countries.ts";

beforeAll(loadNumberingPlans);

function found(search: string, called: string[] = []): string[] {
  const plans = numberingPlans();
  if (!plans) throw new Error("the plans are not loaded");
  return searchCountries(listCountries(plans, called), search).map(({ country }) => country);
}

test.each([
  ["germ", "DE"],
  ["+49", "DE"],
  ["49", "DE"],
  ["cote d ivo", "CI"],
  ["GB", "GB"],
  ["kingdom", "GB"],
])("%j finds %s first", (search, country) => {
  expect(found(search)[0]).toBe(country);
});

test("a calling code finds every country that shares it", () => {
  expect(found("1")).toEqual(expect.arrayContaining(["US", "CA", "JM"]));
});

test("the countries called last are on top, newest first, and the others by name", () => {
  expect(found("", ["JM", "DE"]).slice(0, 4)).toEqual(["JM", "DE", "AF", "AX"]);
});

test("an unknown name finds none", () => {
  expect(found("Atlantis")).toEqual([]);
});
