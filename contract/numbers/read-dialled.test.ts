import { describe, expect, test } from "vitest";
import { isRefusal } from "#contract/refusals.ts";
import { keyedNumbers, numberSpellings } from "#testing/numbers/number-spellings.ts";
import { readDialled } from "./read-dialled.ts";
import { readNumber } from "./read-number.ts";

test.each(keyedNumbers)("%s is read as number and keys", (_name, text, number, keys) => {
  expect(readDialled(text)).toMatchObject({ number, keys, code: "" });
});

test.each(keyedNumbers.filter(([, text]) => !/^tel:/.test(text)))(
  "%s is no number for the server, which gets the number alone",
  (_name, text) => {
    expect(isRefusal(readNumber(text))).toBe(true);
  },
);

test.each(numberSpellings.filter(([, text]) => !/;ext=|ext/.test(text)))(
  "a text without keys is read as the server reads it: %s",
  (_name, text, number) => {
    expect(readDialled(text)).toEqual({
      number: number ?? readNumber(text),
      choices: [],
      isCertain: expect.any(Boolean),
      isInternational: expect.any(Boolean),
      emergency: null,
      code: "",
      keys: "",
    });
  },
);

// Until these plans took their zero away: Poland 2009, Czechia 2002, Italian mobiles 2001, Greece 2003, Spain 1998, Chile 2018.
test.each([
  ["PL", "(0-22) 123 45 67", "+48221234567"],
  ["CZ", "0602 123 456", "+420602123456"],
  ["IT", "0347 1234567", "+393471234567"],
  ["IT", "06 6982 0000", "+390669820000"],
  ["GR", "0210 1234567", "+302101234567"],
  ["ES", "0912 345 678", "+34912345678"],
  ["CL", "09 6123 4567", "+56961234567"],
  ["KW", "0 2212 3456", "+96522123456"],
  ["GB", "020 7946 0000", "+442079460000"],
])("in %s the zero of %s is no part of the number, or one that the plan has", (country, text, number) => {
  expect(readDialled(text, { countries: [country] })).toMatchObject({ number, isCertain: true, choices: [] });
});

test("a zero that the named country does not dial leaves the number of a likely one that does to be chosen", () => {
  expect(readDialled("0611 234567", { countries: ["ES"], likely: ["DE"] })).toMatchObject({
    number: { refused: "number_not_valid" },
    choices: ["+34611234567", "+49611234567"],
  });
});

test.each([
  ["PL", "0-0-22 123 45 67"],
  ["PL", "0 22 123 45"],
  ["CI", "0 20 79 12 34 56"],
])("in %s no number is %s", (country, text) => {
  expect(readDialled(text, { countries: [country] }).number).toEqual({ refused: "number_not_valid" });
});

test.each([
  ["JP", "010 44 20 7946 0000"],
  ["HK", "001 44 20 7946 0000"],
  ["KR", "00700 44 20 7946 0000"],
  ["RU", "8~10 44 20 7946 0000"],
  ["IL", "012-44-20-7946-0000"],
  ["KE", "000 44 20 7946 0000"],
  ["CU", "119 44 20 7946 0000"],
  ["NG", "009 44 20 7946 0000"],
  ["CO", "00414 44 20 7946 0000"],
  // Indonesia's decree KM 28 of 2004 has 00X for calls abroad, and 010XY for those over the internet. In Japan the codes are those of
  // KDDI, NTT and SoftBank.
  ["ID", "001 44 20 7946 0000"],
  ["ID", "007 44 20 7946 0000"],
  ["ID", "01017 44 20 7946 0000"],
  ["JP", "001-010-44-20-7946-0000"],
  ["JP", "0033 010 44 20 7946 0000"],
  ["JP", "0061-010-44-20-7946-0000"],
])("an exit code of %s is read with its country alone: %s", (country, text) => {
  expect(readDialled(text, { countries: [country] })).toMatchObject({
    number: "+442079460000",
    isCertain: true,
    isInternational: true,
    emergency: null,
  });
  expect(isRefusal(readDialled(text, { countries: ["DE"] }).number)).toBe(true);
});

test.each([
  ["KR", "001 65 6234 5678", "+6562345678", "+16562345678"],
  ["TH", "001-47-2212-3456", "+4722123456", "+14722123456"],
  ["ID", "007 49 5123 4567", "+4951234567", "+74951234567"],
  ["NG", "009 1 202 555 0142", "+12025550142", "+912025550142"],
])("in %s %s has an exit code of the country, or 00 and another code", (country, text, first, second) => {
  expect(readDialled(text, { countries: [country] })).toMatchObject({
    choices: [first, second],
    isInternational: true,
    number: { refused: "number_not_valid" },
  });
  expect(readDialled(text, { countries: ["DE"] })).toMatchObject({ number: second, choices: [] });
});

test("00 and a first digit of the number are no exit code", () => {
  expect(readDialled("0011 32 78 79 91 77", { countries: ["BE"] })).toMatchObject({
    number: "+3278799177",
    choices: [],
  });
});

test.each([
  ["JP", "010 44 20 7946"],
  ["HK", "999"],
])("nothing else behind it is a number: %s %s", (country, text) => {
  expect(isRefusal(readDialled(text, { countries: [country] }).number)).toBe(true);
});

describe("a code that would hide the caller's number is read apart from the number", () => {
  test.each([
    ["*67 1 212 736 5000", [], "*67", "+12127365000"],
    ["*67 (212) 736-5000", ["US"], "*67", "+12127365000"],
    ["*82 +44 20 7946 0000", [], "*82", "+442079460000"],
    ["*67 1 212 736 5000,,42#", [], "*67", "+12127365000"],
    ["#31#+4930227320", [], "#31#", "+4930227320"],
    ["#31# 030 227320", ["DE"], "#31#", "+4930227320"],
    ["*31*030227320", ["DE"], "*31*", "+4930227320"],
    ["141 020 7946 0000", [], "141", "+442079460000"],
    ["14102079460000", ["GB"], "141", "+442079460000"],
    ["141 (020) 7946-0000", ["GB"], "141", "+442079460000"],
    ["141 0033 1 42 68 53 00", [], "141", "+33142685300"],
    ["141 +33 1 42 68 53 00", [], "141", "+33142685300"],
    ["1470 020 7946 0000", [], "1470", "+442079460000"],
    ["141 01 677 4321", ["IE"], "141", "+35316774321"],
    ["1831 02 9374 4000", [], "1831", "+61293744000"],
    ["1832 02 9374 4000", [], "1832", "+61293744000"],
    ["0197 09 355 0000", [], "0197", "+6493550000"],
    ["184 03-3224-5000", [], "184", "+81332245000"],
    ["3651 01 42 68 53 00", [], "3651", "+33142685300"],
    ["067 912 345 678", ["ES"], "067", "+34912345678"],
    ["133 2345 6789", ["HK"], "133", "+85223456789"],
    ["1167 212 736 5000", ["US"], "1167", "+12127365000"],
  ])("%s in %j", (text, countries, code, number) => {
    expect(readDialled(text, { countries })).toMatchObject({ code, number });
  });

  test.each([
    ["1410 207 9460", [], "+14102079460"],
    ["555 020 7946 0141", [], { refused: "number_not_valid" }],
    ["184 2345 6789", ["CN"], "+8618423456789"],
    ["133 2345 6789", [], "+13323456789"],
  ])("%s in %j is all number", (text, countries, number) => {
    expect(readDialled(text, { countries })).toMatchObject({ code: "", number });
  });

  test("and not where another country is named", () => {
    expect(readDialled("141 020 7946 0000", { countries: ["DE"] })).toMatchObject({
      code: "",
      number: { refused: "number_not_valid" },
    });
  });
});

test.each([
  ["181 8430 7633", ["US"], ["+18184307633", "+8618184307633"]],
  ["181-8430-7633", [], ["+18184307633"]],
  ["18184307633", ["CN"], ["+18184307633", "+8618184307633"]],
  ["8 (495) 123-45-67", ["US"], ["+84951234567", "+74951234567"]],
  ["(479) 555-0123", ["US"], ["+4795550123", "+14795550123"]],
  ["479-555-0123", ["US"], ["+4795550123", "+14795550123"]],
  ["366 123 4567", ["US"], ["+393661234567"]],
  ["65 6212 3456", ["US"], ["+6562123456", "+16562123456"]],
  ["65 6212 3456", ["SG"], ["+6562123456"]],
  ["020 7946 0000", ["GB"], ["+442079460000"]],
  ["020 7946 0000", [], []],
  ["030 1234567", [], ["+49301234567", "+256301234567"]],
  // A German number of that length would be written with its zero.
  ["442079460000", ["DE", "US", "GB"], ["+442079460000"]],
  ["12025550142", ["DE", "US", "GB"], ["+12025550142"]],
  ["+47 95 55 01 23", ["US"], ["+4795550123"]],
  ["0047 95 55 01 23", ["US"], ["+4795550123"]],
  ["tel:479-555-0123", ["US"], ["+4795550123", "+14795550123"]],
  ["12", ["US"], []],
  ["my mother", ["US"], []],
])("what a number without a country code can mean: %s for someone of %j", (text, likely, numbers) => {
  const { number, choices } = readDialled(text, { likely, bySpelling: true });
  expect(isRefusal(number) ? choices : [number]).toEqual(numbers);
});

describe("011 before seven or eight digits", () => {
  test.each([
    ["011 500 27000", "+50027000"],
    ["011 683 4002", "+6834002"],
  ])("is the exit code for a user of North America, and a choice for others: %s", (text, number) => {
    for (const countries of [["US"], ["DE", "CA"]])
      expect(readDialled(text, { countries })).toMatchObject({
        number,
        isCertain: true,
        isInternational: true,
      });
    for (const countries of [[], ["DE"]])
      expect(readDialled(text, { countries })).toMatchObject({
        number: { refused: "number_not_valid" },
        choices: [number],
      });
  });
});

test("offers both numbers of a named country that a text is written as, with its code and without", () => {
  expect(readDialled("390603645", { countries: ["IT"] })).toMatchObject({
    number: { refused: "number_not_valid" },
    choices: ["+390603645", "+39390603645"],
  });
});

test("offers the number that is an emergency number too, and does not take it", () => {
  expect(readDialled("376112", { countries: ["AD"] })).toMatchObject({
    number: { refused: "number_not_valid" },
    choices: ["+376376112"],
    emergency: "112",
  });
});
