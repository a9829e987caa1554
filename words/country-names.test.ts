import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import "./all.ts";
import { countryInSentence, countryName, destinationInSentence, destinationName } from "./country-names.ts";
import { inLanguage } from "./translate.ts";

const deck = new URL("../database/decks/default.csv", import.meta.url);

test.each([
  ["AU", "Australia", "Australien"],
  ["AU", "Australia mobile", "Australien, Mobil"],
  // Shares Australia's price.
  ["CX", "Australia", "Australien"],
  ["CX", "Australia mobile", "Australien, Mobil"],
  ["MF", "St. Barthélemy", "St. Barthélemy"],
  ["GB", "United Kingdom corporate", "United Kingdom corporate"],
  ["GB", "constructor", "constructor"],
  ["DE", "DE", "DE"],
])("in %s the destination %s is named %s", (country, destination, shown) => {
  expect(inLanguage("de", () => destinationName(country, destination))).toBe(shown);
  expect(inLanguage("en", () => destinationName(country, destination))).toBe(destination);
});

test.each([
  ["US", "the United States"],
  ["NL", "the Netherlands"],
  ["PH", "the Philippines"],
  ["AE", "the United Arab Emirates"],
  ["DO", "the Dominican Republic"],
  ["IM", "the Isle of Man"],
  ["DE", "Germany"],
  ["DM", "Dominica"],
  ["UA", "Ukraine"],
])("within an English sentence %s is %s; a translation needs no article", (code, named) => {
  expect(inLanguage("en", () => countryInSentence(code))).toBe(named);
  for (const language of ["de", "fr", "es", "pt"] as const) {
    expect(inLanguage(language, () => countryInSentence(code) === countryName(code))).toBe(true);
  }
});

test("only a destination that is a country has the article", () => {
  const inEnglish = (country: string, destination: string) =>
    inLanguage("en", () => destinationInSentence(country, destination));
  expect(inEnglish("GB", "United Kingdom")).toBe("the United Kingdom");
  expect(inEnglish("GB", "United Kingdom mobile")).toBe("United Kingdom mobile");
  expect(inEnglish("FR", "France")).toBe("France");
});

test("of the countries in the price list, these have an article within an English sentence", () => {
  const countries = [...new Set(priceList().map(({ country }) => country))];
  const named = inLanguage("en", () => countries.map((country) => countryInSentence(country)));
  expect(named.filter((name) => name.startsWith("the ")).sort()).toEqual([
    "the Bahamas",
    "the British Indian Ocean Territory",
    "the British Virgin Islands",
    "the Caribbean Netherlands",
    "the Cayman Islands",
    "the Central African Republic",
    "the Cocos (Keeling) Islands",
    "the Comoros",
    "the Cook Islands",
    "the Dominican Republic",
    "the Falkland Islands",
    "the Faroe Islands",
    "the Gambia",
    "the Isle of Man",
    "the Maldives",
    "the Marshall Islands",
    "the Netherlands",
    "the Northern Mariana Islands",
    "the Palestinian Territories",
    "the Philippines",
    "the Seychelles",
    "the Solomon Islands",
    "the Turks & Caicos Islands",
    "the U.S. Virgin Islands",
    "the United Arab Emirates",
    "the United Kingdom",
    "the United States",
    "the Åland Islands",
  ]);
});

// Their letters are not English ones, so that a name that is left as it was shows.
test.each(["ar", "hi"] as const)("every destination of the price list is named in %s", (language) => {
  const named = priceList().map(({ country, name }) =>
    inLanguage(language, () => destinationName(country, name)),
  );
  expect(named.length).toBeGreaterThan(1_000);
  expect(named.filter((name) => /[a-z]/i.test(name))).toEqual([]);
});

/** Each destination of the price list with each of its countries. */
function priceList(): { name: string; country: string }[] {
  const [, ...lines] = readFileSync(deck, "utf8").trim().split("\n");
  return lines.flatMap((line) => {
    const [, name = "", , , , , , landlines = "", mobiles = ""] = line.split(",");
    const countries = `${landlines} ${mobiles}`.split(" ").filter((code) => code !== "");
    return countries.map((country) => ({ name, country }));
  });
}
