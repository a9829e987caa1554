import { expect, test } from "vitest";
import type { DestinationPrice } from "#contract/money/tariff.ts";
import "#words/all.ts";
import { inLanguage } from "#words/translate.ts";
import { countriesBySlug, countryPath } from "./country-pages.ts";
import { pricesByCountry } from "./country-prices.ts";
import { findCountries, searchedDigits } from "./find-countries.ts";

type NumberType = DestinationPrice["numberTypes"][number];

function destination(
  name: string,
  country: string,
  callingCode: string,
  credits: number,
  numberTypes: NumberType[],
): DestinationPrice {
  return {
    destination: name,
    country,
    callingCode,
    areaCodes: [],
    numberTypes,
    prefixes: 1,
    creditsPerMinute: credits,
    pricePerMinute: credits / 10,
    rate: { perMinute_mc: credits * 1_000, connect_mc: 0, minimum_s: 60, increment_s: 60 },
  };
}

const destinations = [
  destination("United States", "US", "1", 0.3, ["landline", "mobile"]),
  destination("Jamaica", "JM", "1", 6.2, ["landline", "mobile"]),
  destination("United Kingdom", "GB", "44", 1, ["landline"]),
  destination("UK mobile", "GB", "44", 1.5, ["mobile"]),
  destination("UK mobile, Vodafone", "GB", "44", 1.2, ["mobile"]),
  destination("Côte d’Ivoire", "CI", "225", 5, ["mobile"]),
];
const prices = pricesByCountry(destinations);

test("groups prices by country, sorted by name, with the range for landlines and mobiles", () => {
  expect(prices.map(({ name }) => name)).toEqual([
    "Côte d’Ivoire",
    "Jamaica",
    "United Kingdom",
    "United States",
  ]);
  expect(prices[2]).toMatchObject({
    landline: { lowest: { creditsPerMinute: 1 }, highest: { creditsPerMinute: 1 } },
    mobile: { lowest: { creditsPerMinute: 1.2 }, highest: { creditsPerMinute: 1.5 } },
  });
  expect(prices[0]).toMatchObject({ landline: undefined, mobile: {} });
});

const matches = (text: string, country?: string) =>
  findCountries(prices, { text, digits: searchedDigits(text), country }).map((one) => one.country);

test.each([
  ["", ["CI", "JM", "GB", "US"]],
  ["  ", ["CI", "JM", "GB", "US"]],
  ["united", ["GB", "US"]],
  ["JAM", ["JM"]],
  ["uk", ["GB"]],
  ["us", ["US"]],
  ["USA", ["US"]],
  ["england", ["GB"]],
  ["vodafone", ["GB"]],
  ["cote d'ivoire", ["CI"]],
  ["Ivory Coast", ["CI"]],
  ["Atlantis", []],
  ["44", ["GB"]],
  ["+44 20", ["GB"]],
  ["0044", ["GB"]],
  ["4", ["GB"]],
  ["+1 876", ["JM", "US"]],
  ["+999", []],
])("a search for %j finds %j", (text, countries) => {
  expect(matches(text)).toEqual(countries);
});

test.each([
  ["de", "Elfenbeinküste", "CI"],
  ["de", "Grossbritannien", "GB"],
  ["pt", "EUA", "US"],
  ["es", "EE.UU.", "US"],
  ["fr", "angleterre", "GB"],
  ["ar", "امريكا", "US"],
  ["ar", "انجلترا", "GB"],
  ["hi", "अमेरिका", "US"],
  ["hi", "USA", "US"],
] as const)("in %s an everyday name, %j, finds %s", (language, text, country) => {
  const found = inLanguage(language, () =>
    findCountries(pricesByCountry(destinations), { text, digits: searchedDigits(text) }),
  );
  expect(found.map((one) => one.country)).toEqual([country]);
});

test("a complete number finds its country", () => {
  expect(matches("+1 876 922 0000", "JM")).toEqual(["JM"]);
});

test.each([
  ["+44 20 7946-0000", "442079460000"],
  ["00442079460000", "442079460000"],
  ["tel:+44-20-7946-0000", "442079460000"],
  ["\u0664\u0664 \u0662\u0660", "4420"],
  ["4", "4"],
  ["call 44", null],
  ["+", null],
  ["", null],
])("%j searches for the digits %j", (text, digits) => {
  expect(searchedDigits(text)).toBe(digits);
});

test.each([
  ["de", ["CI", "JM", "US", "GB"], "vereinigtes", ["GB"]],
  ["es", ["CI", "US", "JM", "GB"], "unidos", ["US"]],
  ["hi", ["CI", "JM", "GB", "US"], "किंगडम", ["GB"]],
  ["ar", ["GB", "US", "JM", "CI"], "الممّلكة", ["GB"]],
] as const)(
  "%s sorts by its own names, finds those and the English ones, and keeps the English addresses",
  (language, order, typed, codes) => {
    inLanguage(language, () => {
      const local = pricesByCountry(destinations);
      const find = (text: string) =>
        findCountries(local, { text, digits: null }).map(({ country }) => country);
      expect(local.map(({ country }) => country)).toEqual(order);
      expect(find(typed)).toEqual(codes);
      expect(find("kingdom")).toEqual(["GB"]);
      const british = countriesBySlug(local).get("united-kingdom");
      expect(british?.name).not.toBe("United Kingdom");
      expect(countryPath(british?.englishName ?? "")).toBe("/rates/united-kingdom");
    });
  },
);
