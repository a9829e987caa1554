import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languages } from "#contract/pages/languages.ts";
import { catalogues } from "./all.ts";
import { countryInSentence, countryName, destinationInSentence, destinationName } from "./country-names.ts";
import { addCatalogue, inLanguage } from "./translate.ts";

for (const language of languages) if (language !== "en") addCatalogue(language, catalogues[language]);
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

// Their letters are not English ones, so that a name that is left as it was shows.
test.each(["ar", "hi"] as const)("every destination of the price list is named in %s", (language) => {
  const [, ...lines] = readFileSync(deck, "utf8").trim().split("\n");
  const named = lines.flatMap((line) => {
    const [, name = "", , , , , , landlines = "", mobiles = ""] = line.split(",");
    const countries = `${landlines} ${mobiles}`.split(" ").filter((code) => code !== "");
    return countries.map((country) => inLanguage(language, () => destinationName(country, name)));
  });
  expect(named.length).toBeGreaterThan(1_000);
  expect(named.filter((name) => /[a-z]/i.test(name))).toEqual([]);
});
