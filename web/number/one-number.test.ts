import fc from "fast-check";
import { getExampleNumber } from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import { beforeAll, expect, test } from "vitest";
import { type E164, e164Schema } from "#contract/numbers/phone-number.ts";
import {
  nationalSpelling,
  numberServed,
  readNationalNumber,
  readNumber,
} from "#contract/numbers/read-number.ts";
import { isRefusal } from "#contract/refusals.ts";
import { type Plan, planNumbers, plans } from "#testing/numbers/plan-numbers.ts";
import { readCell } from "#web/app/contacts/files/cell-numbers.ts";
import { textOfLink } from "./dial-link.ts";
import { loadNumberingPlans, numberingPlans } from "./numbering-plans.ts";
import { readAsked } from "./plans/read-asked.ts";
import { readGiven } from "./plans/read-given.ts";
import { readTyped } from "./plans/read-typed.ts";
import { withCountry } from "./plans/with-country.ts";
import { numberOf } from "./typed-number.ts";

beforeAll(loadNumberingPlans);

/** Every way in which people of its country write the number. */
function nationalSpellings(number: E164): string[] {
  const national = nationalSpelling(number);
  const dashed = national.replace(/[ ()]+/g, "-").replace(/^-/, "");
  const dotted = national.replace(/[ -]/g, ".");
  const bracketed = [national.replace(/^0(\d+)/, "(0$1)"), national.replace(/^0/, "(0)")];
  const prefixed = number.startsWith("+1") ? [`1 ${national}`, `1-${national}`] : [];
  const digits = national.replace(/\D/g, "");
  return [...new Set([national, digits, dotted, dashed, ...bracketed, `${national} `, ...prefixed])];
}

/** Every way in which it is written for callers from abroad. */
function internationalSpellings(number: E164, { callingCode, nationalPrefix }: Plan): string[] {
  const rest = number.slice(1 + callingCode.length);
  const withZero =
    nationalPrefix === "0" ? [`+${callingCode} (0)${rest}`, `+${callingCode} (0) ${rest}`] : [];
  const exits = ["+", "00", "00 ", "0011 ", "tel:+"].map((exit) => `${exit}${callingCode}-${rest}`);
  return [number, `(+${callingCode}) ${rest}`, ...withZero, ...exits];
}

function given(text: string, country: string): E164 | null {
  const entry = readGiven(text, { named: [country], likely: ["US"] });
  return entry === null || entry.choices.length > 0 ? null : numberOf(readTyped(entry.text, undefined));
}

/** The number as it is typed stands first, where the digits behind a second calling code are a number too. */
const firstOf = (choices: readonly { number: E164 }[]): E164 | null => choices[0]?.number ?? null;

type Ways = Record<string, E164 | null | undefined>;

/** The number of a text by each way in which it comes to be called, with its country chosen. */
function everyWay(text: string, country: string): Ways {
  const reading = readAsked(text, country, ["US"]);
  return {
    pasted: given(text, country),
    linked: given(textOfLink(`tel:${text}`) ?? "", country),
    imported: readCell(text, country).numbers[0],
    "asked for its price": reading.is === "number" ? reading.number : null,
  };
}

function typedWays(text: string, country: string): Ways {
  const type = (begun: string, chosen?: string) =>
    [...text].reduce((shown, sign) => readTyped(shown + sign, chosen).text, begun);
  const { reading } = readTyped(type(withCountry("", country).text, country), country);
  const { text: shown, choices } = withCountry(type(""), country);
  return {
    typed:
      reading.is === "several" ? firstOf(reading.choices) : reading.is === "number" ? reading.number : null,
    "typed, then the country":
      choices.length > 0 ? firstOf(choices) : numberOf(readTyped(`+${shown}`, country)),
  };
}

/** The ways in which a spelling of the number is read as another number, or as none. */
function misread(number: E164, text: string, ways: Ways): string[] {
  return Object.entries(ways)
    .filter(([, read]) => read !== number)
    .map(([way, read]) => `${number}: ${text}, ${way}, is ${read}`);
}

function misreadTyped(number: E164, country: string, spellings = nationalSpellings(number)): string[] {
  return spellings.flatMap((text) => misread(number, text, typedWays(text, country)));
}

/** A third of the spellings, which are others for the next number: all of them are read in every third country. */
function inTurn(spellings: readonly string[], turn: number): string[] {
  return spellings.filter((_, index) => (index + turn) % 3 === 0);
}

/** Numbers that may be called. Gabon writes its numbers of seven digits as those of eight, so they are left out. */
function isCalled(number: E164 | null): number is E164 {
  const served = number && numberServed(number);
  return served !== null && !isRefusal(served) && served.country !== "GA";
}

function countryOf(number: E164): string {
  const served = numberServed(number);
  return isRefusal(served) ? "" : served.country;
}

test("every country's example is one number, however it is typed there", () => {
  const countries = numberingPlans()?.getCountries() ?? [];
  expect(countries.length).toBeGreaterThan(200);
  const wrong = countries.flatMap((country, turn) => {
    const example = getExampleNumber(country, examples);
    if (!example) return [];
    // The library's example for Gabon rings no more.
    const number = e164Schema.parse(readNumber(example.number));
    return misreadTyped(number, country, inTurn(nationalSpellings(number), turn));
  });
  expect(wrong).toEqual([]);
});

test("so is every number of every country that may be called", () => {
  let count = 0;
  fc.assert(
    fc.property(planNumbers, ({ number }) => {
      const read = e164Schema.parse(number);
      // Two zeros are an exit code until a country is chosen: Uruguay and Bulgaria have toll-free numbers that begin so.
      if (!isCalled(read) || nationalSpelling(read).startsWith("00")) return;
      count++;
      expect(misreadTyped(read, countryOf(read))).toEqual([]);
    }),
    { numRuns: 50 },
  );
  expect(count).toBeGreaterThan(5);
});

test("a number of every kind of every country is one number, however it is written and comes to be called", () => {
  let count = 0;
  const wrong = plans.flatMap((plan) => {
    const [national] = fc.sample(plan.national, { numRuns: 1, seed: 7 });
    const number = readNumber(`+${plan.callingCode}${national}`);
    if (isRefusal(number) || !isCalled(number)) return [];
    count++;
    const country = countryOf(number);
    return [
      ...inTurn(nationalSpellings(number), count).flatMap((text) =>
        misread(number, text, { ...everyWay(text, country), server: readNationalNumber(text, country) }),
      ),
      ...inTurn(internationalSpellings(number, plan), count).flatMap((text) => {
        const server = readNumber(text);
        return misread(number, text, {
          ...everyWay(text, country),
          server: isRefusal(server) ? null : server,
        });
      }),
    ];
  });
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(600);
});
