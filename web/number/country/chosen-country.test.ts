import { beforeAll, describe, expect, test } from "vitest";
import { countryBegun } from "#web/number/country-begun.ts";
import { loadNumberingPlans } from "#web/number/numbering-plans.ts";
import { withCountry } from "./chosen-country.ts";

beforeAll(loadNumberingPlans);

test.each([
  ["", "DE", "49"],
  ["49", "FR", "33"],
  ["44 20 7946 0000", "DE", "492079460000"],
  ["0301234567", "DE", "49301234567"],
  ["030", "DE", "4930"],
  ["2025550142", "US", "12025550142"],
  ["1 416", "JM", "1416"],
  ["", "AI", "1264"],
  ["1", "AI", "1264"],
  ["497 2518", "AI", "12644972518"],
  ["1 264 497 2518", "AI", "12644972518"],
  ["1 264", "CA", "1"],
  ["1 264", "DE", "49"],
  // Each is a number of another country too.
  ["1 818 430 7633", "CN", "8618184307633"],
  ["84 95 123 45 67", "RU", "74951234567"],
  ["47 95 55 01 23", "US", "14795550123"],
  ["36 61 23 4567", "IT", "393661234567"],
  ["030 1234567,,42#", "DE", "49301234567,,42#"],
  ["141 020 7946 0000", "GB", "141+442079460000"],
  ["*67 212 736 5000", "US", "*67+12127365000"],
])("%j becomes with %s %s", (typed, country, digits) => {
  expect(withCountry(typed, country).replaceAll(" ", "")).toBe(digits);
});

describe("the country that the digits begin to name", () => {
  test.each([
    ["49", undefined, "DE"],
    ["1", undefined, "US"],
    ["1", "CA", "CA"],
    ["1416", undefined, "CA"],
    ["1416", "US", "CA"],
    ["1202", "CA", "US"],
    ["1876", undefined, "JM"],
    ["1264", undefined, "AI"],
    ["44", undefined, "GB"],
    ["4420", undefined, "GB"],
    ["7", undefined, "RU"],
    ["77", undefined, "KZ"],
    ["999", undefined, undefined],
    ["0", "DE", undefined],
  ])("%s, with %s chosen, is %s", (digits, chosen, country) => {
    expect(countryBegun(digits, chosen)).toBe(country);
  });
});
