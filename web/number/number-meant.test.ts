import fc from "fast-check";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { beforeAll, expect, test } from "vitest";
import { callingCodeOf, codeOf } from "#contract/numbers/country-codes.ts";
import { emergencyTable } from "#contract/numbers/emergency-table.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { readNumber } from "#contract/numbers/read-number.ts";
import { exampleTable } from "#testing/numbers/example-table.ts";
import { readCell } from "#web/app/contacts/files/cell-numbers.ts";
import { textOfLink } from "./dial-link.ts";
import { loadNumberingPlans } from "./numbering-plans.ts";
import { readAsked } from "./plans/read-asked.ts";
import { type Given, readGiven } from "./plans/read-given.ts";
import { readTyped } from "./plans/read-typed.ts";
import { withCountry } from "./plans/with-country.ts";

beforeAll(loadNumberingPlans);

const rowsOf = (table: string) =>
  table
    .trim()
    .split("\n")
    .map((row) => row.split(/:? /));

const countries = rowsOf(exampleTable).map(([country = "", ...row]) => ({
  country,
  examples: row.slice(0, -1),
  shortNumbers: row.at(-1) ?? "",
}));
const ownEmergency = new Map(
  rowsOf(emergencyTable).map(([country = "", , ...numbers]) => [country, numbers]),
);

/** Numbers that call without a question, by each way in which a text comes to be called with its country chosen. */
function called(text: string, country: string): Record<string, E164 | undefined> {
  const typedIn = (field: string, chosen?: string) => {
    const { reading } = readTyped(field, chosen);
    return reading.is === "number" ? reading.number : undefined;
  };
  const taken = ({ number, choices, text: shown }: Given) =>
    number ?? (choices.length > 0 ? undefined : typedIn(shown, country));
  const pasted = (whole: string) => {
    const given = readGiven(whole, { named: [country], likely: [country] });
    return given === null ? typedIn(codeOf(country) + whole, country) : taken(given);
  };
  const question = readAsked(text, country, []);
  const link = textOfLink(`tel:${text}`);
  return {
    "typed behind the code": typedIn(codeOf(country) + text, country),
    "typed over it": typedIn(text, country),
    "typed without a country": typedIn(text),
    pasted: pasted(text),
    linked: link === null ? undefined : pasted(link),
    imported: readCell(text, country).numbers[0],
    asked: question.is === "number" ? question.number : undefined,
    "the country chosen after it": taken(withCountry(text, country)),
  };
}

const isCalled = (ways: Record<string, E164 | undefined>) =>
  Object.entries(ways).flatMap(([way, number]) => (number === undefined ? [] : [`${way}: ${number}`]));

const arabic = (text: string) => text.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

/** An emergency number in the forms in which it is dialled. */
function formsOf(number: string, country: string): string[] {
  const code = callingCodeOf(country) ?? "";
  const both = [number, code + number];
  return [
    ...both,
    `0${number}`,
    ...both.map((one) => `+${one}`),
    `00${code}${number}`,
    arabic(number),
    `${number} `,
  ];
}

const emergencies = countries.flatMap(({ country }) =>
  [...new Set(["112", "911", "999", ...(ownEmergency.get(country) ?? [])])].map((number) => ({
    country,
    number,
  })),
);

test("every emergency number is told in every country, behind the page's code and behind a second one", () => {
  const wrong = emergencies.flatMap(({ country, number }, turn) => {
    const code = callingCodeOf(country) ?? "";
    // The page's code always, and by turns another form.
    const fields = [codeOf(country) + number, [code + code + number, code + number, number][turn % 3] ?? ""];
    const untold = fields.filter((field) => {
      const { reading } = readTyped(field, country);
      return !("emergency" in reading) || reading.emergency?.number !== number;
    });
    return untold.map((field) => `${country}: ${field}`);
  });
  expect(wrong).toEqual([]);
  expect(emergencies.length).toBeGreaterThan(1_200);
});

test("no emergency number is called, however it is written and comes to be called", () => {
  const spelt = fc
    .constantFrom(...emergencies)
    .chain(({ country, number }) =>
      fc.constantFrom(...formsOf(number, country)).map((text) => [country, text] as const),
    );
  fc.assert(
    fc.property(spelt, ([country, text]) => {
      expect(isCalled(called(text, country)), `${country}: ${text}`).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

test("nor does a short number behind the code of its country", () => {
  const short = fc
    .constantFrom(...countries.filter(({ shortNumbers }) => shortNumbers !== ""))
    .chain(({ country, shortNumbers }) =>
      fc.stringMatching(new RegExp(`^(?:${shortNumbers})$`)).map((number) => [country, number] as const),
    );
  fc.assert(
    fc.property(short, ([country, number]) => {
      // Some are numbers of the plan as well: 227700 in Germany, which 0227700 dials.
      if (parsePhoneNumberFromString(`+${codeOf(country)}${number}`)?.isValid()) return;
      const { reading } = readTyped(codeOf(country) + number, country);
      expect(reading.is, `${country}: ${number}`).toMatch(/beginning|refused/);
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["AD", "376376112", "112", "+376376112"],
  ["FI", "358358112", "112", "+358358112"],
  ["FO", "298298112", "112", "+298298112"],
])("in %s, %s is a question: %s, or the number %s", (country, field, emergency, number) => {
  expect(readTyped(field, country).reading).toMatchObject({
    is: "several",
    emergency: { number: emergency },
    choices: [{ number }],
  });
  expect(readNumber(number, country)).toEqual({ refused: "emergency_number_not_served" });
  expect(readNumber(number)).toBe(number);
});

const cuts = countries.flatMap(({ country, examples }) =>
  examples.flatMap((example) =>
    [1, 2, 3, 4, 5, 6]
      .filter((count) => count < example.length)
      .map((count) => ({ country, typed: example.slice(0, -count), count })),
  ),
);

/** True where a number begins with what was typed, less the prefixes that its country dials and the token of mobiles. */
function isMeant(number: E164, typed: string, country: string): boolean {
  const code = callingCodeOf(country) ?? "";
  const whole = parsePhoneNumberFromString(`+${code}${typed}`, { extract: false });
  if (whole?.isValid() && whole.nationalNumber === typed) return number === `+${code}${typed}`;
  const national = number.startsWith(`+${code}`) ? number.slice(1 + code.length) : number.slice(1);
  const written = [typed, typed.replace(/^(?:0|8|06|1)/, ""), `9${typed}`];
  return written.some((begun) => national.startsWith(begun));
}

function misread({ country, typed }: (typeof cuts)[number]): string[] {
  const code = callingCodeOf(country) ?? "";
  const fields = [readTyped(code + typed, country), readTyped(code + typed, undefined)];
  return fields.flatMap(({ reading }) =>
    reading.is !== "number" || isMeant(reading.number, typed, country)
      ? []
      : [`${country}: ${typed} is ${reading.number}`],
  );
}

test("an unfinished number calls no other, with its country chosen and without", () => {
  expect(cuts.length).toBeGreaterThan(6_000);
  fc.assert(
    fc.property(fc.constantFrom(...cuts), (cut) => {
      expect(misread(cut)).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test("nor does it by any other way, or it is a whole number with its country code", () => {
  fc.assert(
    fc.property(fc.constantFrom(...cuts), ({ country, typed }) => {
      const { "typed behind the code": _, ...ways } = called(typed, country);
      // Norfolk Island's numbers of five digits have a 3 ahead of them: +672 12345 is +672 312345.
      const whole = parsePhoneNumberFromString(`+${typed}`, { extract: false })?.number ?? `+${typed}`;
      const wrong = Object.entries(ways).filter(
        ([, number]) => number !== undefined && number !== whole && !isMeant(number, typed, country),
      );
      expect(wrong, `${country}: ${typed}`).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

test.each([
  ["NO", "47 70 78 91", 2],
  ["NO", "47 707891", 2],
  ["US", "1 202 555 01", 2],
  ["AI", "1 264 497 2", 3],
  ["FR", "33 1 42 68 53", 2],
  ["DE", "49 30 12", undefined],
])("in %s, %s is the beginning of a number that misses %s digits", (country, field, missing) => {
  expect(readTyped(field, country).reading).toMatchObject({ is: "beginning", missing });
});
