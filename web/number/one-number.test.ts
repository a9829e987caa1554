import fc from "fast-check";
import { getExampleNumber } from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import { beforeAll, expect, test } from "vitest";
import { type E164, e164Schema } from "#contract/phone-number.ts";
import { nationalSpelling, numberServed, readNumber } from "#contract/read-number.ts";
import { isRefusal } from "#contract/refusals.ts";
import { planNumbers } from "#contract/testing/plan-numbers.ts";
import { readCell } from "#web/features/contacts/files/cell-numbers.ts";
import { withCountry } from "./country/chosen-country.ts";
import { textOfLink } from "./dial-link.ts";
import { dialledText } from "./dialled-text.ts";
import { loadNumberingPlans, numberingPlans } from "./numbering-plans.ts";
import { readField } from "./read-field.ts";
import { readGiven } from "./read-given.ts";

beforeAll(loadNumberingPlans);

/** Every way in which people of its country write the number. */
function nationalSpellings(number: E164): string[] {
  const national = nationalSpelling(number);
  const spellings = [national, national.replace(/\D/g, ""), national.replace(/[ -]/g, "."), `${national} `];
  return number.startsWith("+1") ? [...spellings, `1 ${national}`, `1-${national}`] : spellings;
}

function given(text: string, country: string): E164 | null {
  const entry = readGiven(text, { named: [country], likely: ["US"] });
  return entry === null || entry.choices.length > 0 ? null : readField(entry.text, undefined).number;
}

/** The number of a text by each way in which it comes to be called, with its country chosen. */
function everyWay(text: string, country: string): Record<string, string | null | undefined> {
  const type = (begun: string) => [...text].reduce((shown, sign) => dialledText(shown + sign).text, begun);
  return {
    typed: readField(type(withCountry("", country)), country).number,
    "typed, then the country": readField(withCountry(type(""), country), country).number,
    pasted: given(text, country),
    linked: given(textOfLink(`tel:${text}`) ?? "", country),
    imported: readCell(text, country).numbers[0],
  };
}

/** Where a spelling of the number is read as another number, or as none. */
function misread(number: E164, country: string): string[] {
  return nationalSpellings(number).flatMap((text) =>
    Object.entries(everyWay(text, country))
      .filter(([, read]) => read !== number)
      .map(([way, read]) => `${number}: ${text} in ${country}, ${way}, is ${read}`),
  );
}

test("every country's example is one number, however it is written there and comes to be called", () => {
  const countries = numberingPlans()?.getCountries() ?? [];
  expect(countries.length).toBeGreaterThan(200);
  const wrong = countries.flatMap((country) => {
    const example = getExampleNumber(country, examples);
    return example ? misread(e164Schema.parse(example.number), country) : [];
  });
  expect(wrong).toEqual([]);
});

test("so is every number of every country that may be called", () => {
  let asked = 0;
  fc.assert(
    fc.property(planNumbers, ({ number }) => {
      const read = readNumber(number);
      const served = isRefusal(read) ? read : numberServed(read);
      // Gabon writes its numbers of seven digits as those of eight.
      if (isRefusal(read) || isRefusal(served) || served.country === "GA" || served.withoutOwnRow) return;
      asked++;
      expect(misread(read, served.country)).toEqual([]);
    }),
    { numRuns: 400 },
  );
  expect(asked).toBeGreaterThan(50);
});
