import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languages } from "#contract/pages/languages.ts";
import { catalogues } from "./all.ts";
import { destinationName } from "./country-names.ts";
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
