import fc from "fast-check";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { describe, expect, test } from "vitest";
import { isRefusal } from "#contract/refusals.ts";
import { numberSpellings, numbersInWords } from "#testing/numbers/number-spellings.ts";
import { planNumbers as numbers, plans } from "#testing/numbers/plan-numbers.ts";
import { longestTyped } from "./phone-number.ts";
import { formerNumber, readNationalNumber, readNumber } from "./read-number.ts";
import { tidyNumber } from "./tidy-number.ts";

/** The number; null where the text is refused. */
function read(text: unknown): string | null {
  const number = readNumber(text);
  return isRefusal(number) ? null : number;
}

test.each(numberSpellings)("reads %s", (_name, text, number) => {
  expect(read(text)).toBe(number);
});

test.each([undefined, null, 442079460000, ["+442079460000"], {}])("reads no number from %j", (value) => {
  expect(readNumber(value)).toEqual({ refused: "number_not_valid" });
});

test.each(numbersInWords)("typed or sent, %s is no number: %j", (_name, text) => {
  expect(read(text)).toBeNull();
});

test.each([
  ["+44 20 7946", "number_not_valid"],
  ["+999 123 4567", "number_not_valid"],
  ["+44999", "emergency_number_not_served"],
  ["112", "emergency_number_not_served"],
  ["+8835100012345", "satellite_number_not_served"],
])("%s is refused as %s", (text, refused) => {
  expect(readNumber(text)).toEqual({ refused });
});

test("reads a text of the longest length, and none beyond", () => {
  const text = "+44 20 7946 0000".padEnd(longestTyped);
  expect(read(text)).toBe("+442079460000");
  expect(read(`${text} `)).toBeNull();
});

test("refuses a number that is an emergency number behind the code that the page put there", () => {
  expect(readNumber("376376112", "AD")).toEqual({ refused: "emergency_number_not_served" });
  expect(readNumber("376376112", "FR")).toBe("+376376112");
  expect(readNumber("376376112")).toBe("+376376112");
});

/** Text with signs between its characters that mean nothing. */
const punctuated = (text: string) =>
  fc
    .array(fc.constantFrom("", "", "", " ", "-", ".", "(", ")", " (", ") ", "\u00A0", "\u202A"), {
      minLength: text.length,
      maxLength: text.length,
    })
    .map((signs) => [...text].map((digit, index) => digit + signs[index]).join(""));

describe("every kind of number of every country", () => {
  test("reads as itself, however it is punctuated, and once more", () => {
    const spelt = numbers.chain(({ number }) => punctuated(number).map((text) => [text, number] as const));
    fc.assert(
      fc.property(spelt, ([text, number]) => {
        expect(read(text)).toBe(number);
      }),
      { numRuns: 1_000 },
    );
  });

  test("is itself or refused with any prefix anywhere, or another number by the rules of its plan, today's or a former one", () => {
    // Not 009 and 001, which read as 00 before a code of nine hundred or as 0011.
    const exits = ["+", "", "00", "+00", "+ 00 ", "0011", "011", "010", "119", "+011"];
    const inserts = [
      "0",
      "00",
      "000",
      "(0)",
      "1",
      "8",
      "06",
      "15",
      "011",
      "0xx",
      " ext. 5",
      ";ext=5",
      ",,5",
      "x5",
      "5",
    ];
    const spelt = fc.record({
      from: numbers,
      exit: fc.constantFrom(...exits),
      insert: fc.constantFrom(...inserts, null),
      // Most prefixes follow the calling code.
      at: fc.oneof(fc.constant(0), fc.nat({ max: 20 })),
    });
    let same = 0;
    fc.assert(
      fc.property(spelt, ({ from: { plan, national, number }, exit, insert, at }) => {
        const inserted = insert ?? plan.nationalPrefix;
        const text = exit + plan.callingCode + national.slice(0, at) + inserted + national.slice(at);
        const reading = read(text);
        if (reading === number) same++;
        const typed = `+${tidyNumber(text)}`;
        const withoutZero = typed.replace(`+${plan.callingCode}0`, `+${plan.callingCode}`);
        const byPlan = [typed, withoutZero].map(
          (one) => parsePhoneNumberFromString(one, { extract: false })?.number,
        );
        expect([number, null, ...byPlan, formerNumber(tidyNumber(text))]).toContain(reading);
      }),
      { numRuns: 2_000 },
    );
    expect(same).toBeGreaterThan(60);
  });

  test("is refused behind two zeros, unless a number begins with them", () => {
    let refused = 0;
    fc.assert(
      fc.property(numbers, ({ plan, national, number }) => {
        const reading = read(`+${plan.callingCode}00${national}`);
        expect(reading).not.toBe(number);
        if (reading === null) refused++;
      }),
      { numRuns: 1_000 },
    );
    expect(refused).toBeGreaterThan(900);
  });

  test("reads as itself with its country's prefix, typed within the country", () => {
    fc.assert(
      fc.property(numbers, ({ plan, number, national }) => {
        const { country } = parsePhoneNumberFromString(number) ?? {};
        if (country === undefined) return;
        expect([number, null]).toContain(readNationalNumber(plan.nationalPrefix + national, country));
      }),
      { numRuns: 1_000 },
    );
  });
});

test.each(["55 1234 5678", "01 55 1234 5678", "044 55 1234 5678", "045-55-1234-5678", "1 55 1234 5678"])(
  "%s is a number within Mexico, also as it was dialled until 2019",
  (typed) => {
    expect(readNationalNumber(typed, "MX")).toBe("+525512345678");
  },
);

test.each([
  ["eight digits of Benin, until 2024", "+229 97 12 34 56", "+2290197123456"],
  ["digits of Brazil, or of Benin until 2024", "22 99712 3456", null],
  ["digits of Virginia, or of Colombia until 2021", "571 200 0142", null],
  ["a number of North America behind 001, with its 1 twice", "001 1 577 200 0000", null],
  ["eight digits of Benin behind 00", "00229 97 12 34 56", "+2290197123456"],
  ["ten digits of Benin", "+229 01 97 12 34 56", "+2290197123456"],
  ["the beginning of ten digits of Benin", "+229 01 97 12 34", null],
  ["a mobile of Buenos Aires with 9 and 15", "+54 9 11 15 2345-6789", "+5491123456789"],
  ["a mobile of Cordoba with 9, a zero and 15", "+54 9 (0351) 15 623-4567", "+5493516234567"],
  ["a mobile of Tandil with 9 and 15", "+54 9 2494 15 62-3456", "+5492494623456"],
  ["a mobile of Buenos Aires with 9 and a zero", "+54 9 (011) 2345-6789", "+5491123456789"],
  ["the beginning of an Argentine mobile with 9 and 15", "+54 9 11 15 2345-678", null],
  ["an Argentine mobile whose number begins with 15", "+54 9 11 1523-4567", "+5491115234567"],
  // The NCC's own examples, of Lagos, Abuja, Port Harcourt and Kano.
  ["a landline of Lagos, until 2023", "+234 1 463 0643", "+2342014630643"],
  ["a landline of Abuja, until 2023, with its zero", "+234 (0)9 463 0643", "+2342094630643"],
  ["a landline of Port Harcourt, until 2023", "00234 84 460 643", "+2342084460643"],
  ["a landline of Kano, until 2023", "+234 64 460643", "+2342064460643"],
  ["a landline of Lagos of today", "+234 201 463 0643", "+2342014630643"],
  ["the beginning of a Nigerian mobile", "+234 803 123 45", null],
  ["the beginning of a landline of Lagos of today", "+234 201 463 06", null],
  ["a region of Colombia in one digit, until 2021", "+57 (1) 234 5678", "+576012345678"],
  ["the region of coffee in Colombia in one digit", "+57 6 321 2345", "+576063212345"],
  ["the beginning of a Colombian landline", "+57 601 23456", null],
  ["the beginning of a free number in Colombia", "+57 1800 1234", null],
  ["the beginning of a Colombian mobile", "+57 312 34567", null],
  ["a Brazilian mobile until 2016", "+55 11 8765 4321", "+5511987654321"],
  ["a Brazilian mobile until 2016, with a zero", "+55 (011) 6765 4321", "+5511967654321"],
  ["a Brazilian radio of eight digits", "+55 11 7765 4321", "+551177654321"],
  ["the beginning of a Brazilian mobile", "+55 11 98765 432", null],
  ["a Brazilian landline", "+55 11 2345 6789", "+551123456789"],
  ["a Vietnamese mobile until 2018", "+84 168 345 6789", "+84383456789"],
  ["a mobile of Vinaphone until 2018", "+84 127 345 6789", "+84813456789"],
  ["a Vietnamese mobile until 2018, whose network got one digit more", "+84 0121 345 6789", "+84793456789"],
  ["a landline in Hanoi until 2017", "+84 4 3825 1234", "+842438251234"],
  ["a landline in Da Nang until 2017", "+84 (0511) 382 1234", "+842363821234"],
  ["a mobile of today that a landline in Saigon had", "+84 8 3825 1234", "+84838251234"],
  ["nine digits of a landline in Hanoi", "+84 24 3825 123", null],
  ["Orange's mobiles in Côte d'Ivoire until 2021", "+225 47 12 34 56", "+2250747123456"],
  ["MTN's mobiles in Côte d'Ivoire until 2021", "+225 65 12 34 56", "+2250565123456"],
  ["Moov's mobiles in Côte d'Ivoire until 2021", "+225 40 12 34 56", "+2250140123456"],
  ["eight of ten digits in Côte d'Ivoire", "+225 07 12 34 56", null],
  ["Orange's landlines in Côte d'Ivoire until 2021", "+225 22 41 23 45", "+2252722412345"],
  ["MTN's landlines in Côte d'Ivoire until 2021", "+225 30 00 12 34", "+2252530001234"],
  ["Moov's landlines in Côte d'Ivoire until 2021", "+225 22 82 34 56", "+2252122823456"],
  ["a mobile in Mauritius until 2013", "+230 751 2345", "+23057512345"],
  ["a landline in Mauritius", "+230 202 1234", "+2302021234"],
  ["a mobile in Cameroon until 2014", "+237 77 12 34 56", "+237677123456"],
  ["a landline in Cameroon until 2014, of one of two networks", "+237 22 23 45 67", null],
  ["a mobile in Gabon until 2024", "+241 06 03 12 34", "+24166031234"],
  ["a mobile in Gabon until 2024, without its zero", "+241 7 12 34 56", "+24177123456"],
  ["a landline in Gabon until 2024", "+241 01 44 12 34", "+24111441234"],
  ["a mobile in Gabon", "+241 066 03 12 34", "+24166031234"],
  ["a landline in Jeddah with an area code of one digit", "+966 2 651 2345", "+966126512345"],
  ["eight of nine digits in Riyadh", "+966 11 465 123", null],
])("reads %s", (_name, text, number) => {
  expect(isRefusal(readNumber(text)) ? null : readNumber(text)).toBe(number);
});

test.each([
  ["BJ", "97 12 34 56", "+2290197123456"],
  ["NG", "01 463 0643", "+2342014630643"],
  ["CO", "(1) 234 5678", "+576012345678"],
  ["CO", "312 345 6789", "+573123456789"],
  ["CO", "46000000", "+5746000000"],
  ["BR", "(11) 8765-4321", "+5511987654321"],
  ["BR", "(011) 8765-4321", "+5511987654321"],
  ["VN", "0168 345 6789", "+84383456789"],
  ["CI", "47 12 34 56", "+2250747123456"],
  ["GA", "06 03 12 34", "+24166031234"],
  ["MU", "751 2345", "+23057512345"],
])("in %s the former number %s is the one of today", (country, typed, number) => {
  expect(readNationalNumber(typed, country)).toBe(number);
});

test.each([
  ["JE", "779785"],
  ["IM", "792412"],
  ["GU", "8785906"],
  ["TT", "2153395"],
])("puts no area code of %s before %s, which begins a longer number", (country, typed) => {
  expect(readNationalNumber(typed, country)).toBeNull();
});

test("reads as itself as its country writes it, with that country", () => {
  let count = 0;
  fc.assert(
    fc.property(numbers, ({ number }) => {
      const parsed = parsePhoneNumberFromString(number);
      const isCalled = ["FIXED_LINE", "MOBILE", "FIXED_LINE_OR_MOBILE"].includes(parsed?.getType() ?? "");
      // Gabon writes its numbers of seven digits as those of eight.
      if (!parsed?.country || parsed.country === "GA" || !isCalled) return;
      count++;
      const written = parsed.formatNational();
      // Some mobiles of Tajikistan begin with 00, which is the exit code of most countries.
      const expected = written.startsWith("00") ? null : number;
      expect(readNationalNumber(written, parsed.country)).toBe(expected);
    }),
    { numRuns: 3_000 },
  );
  expect(count).toBeGreaterThan(200);
});

test.each(["+37588105018146", "+37508105018146"])(
  "refuses %s, which becomes another number of Belarus each time that it is read",
  (text) => {
    expect(read(text)).toBeNull();
  },
);

test("a number that is read stays the same when it is read again, and so when it is dialled", () => {
  const typed = fc.oneof(
    fc.stringMatching(/^\+\d{5,17}$/),
    fc
      .tuple(fc.constantFrom(...plans), fc.stringMatching(/^[01589]{0,4}$/))
      .chain(([plan, before]) => plan.national.map((national) => `+${plan.callingCode}${before}${national}`)),
  );
  let numbersRead = 0;
  fc.assert(
    fc.property(typed, (text) => {
      const number = read(text);
      if (number === null) return;
      numbersRead++;
      const again = parsePhoneNumberFromString(number, { extract: false });
      expect([again?.number, again?.isValid()]).toEqual([number, true]);
    }),
    { numRuns: 5_000 },
  );
  expect(numbersRead).toBeGreaterThan(200);
});
