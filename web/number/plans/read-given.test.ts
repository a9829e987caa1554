import { getCountries, getExampleNumber } from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import { beforeAll, describe, expect, test } from "vitest";
import { keyedNumbers, numberSpellings, numbersInWords } from "#testing/numbers/number-spellings.ts";
import { loadNumberingPlans } from "#web/number/numbering-plans.ts";
import { readNumber } from "#web/number/phone-number.ts";
import { isPartOfNumber, readGiven } from "./read-given.ts";

beforeAll(loadNumberingPlans);

/** The digits that a paste gives, with the keys behind them; the choices where it can mean several numbers. */
function pasted(text: string, ...named: string[]) {
  const given = readGiven(text, { named, likely: ["US"] });
  if (given === null || given.choices.length === 0) return given?.text.replaceAll(" ", "") ?? null;
  return given.choices.map(({ number }) => number);
}

describe("a paste gives the number that the server reads, or the one within words", () => {
  test.each([...numberSpellings, ...numbersInWords])("%s", (_spelling, text, number) => {
    const digits = pasted(text);
    expect(typeof digits === "string" ? readNumber(digits.replace(/,.*/, "")) : null).toBe(number);
  });
});

test.each(keyedNumbers)("%s is pasted with its keys", (_name, text, number, keys) => {
  expect(pasted(text)).toBe(number.slice(1) + keys);
});

test("the keys are read out of the words around the number", () => {
  expect(pasted("One tap mobile: +16465588656,,81234567890#,,,,*123# US (New York)")).toBe(
    "16465588656,,81234567890#,,,,*123#",
  );
});

describe("a number without its country code is one of the chosen country", () => {
  test.each([
    ["Call me: (030) 1234567 please", "DE", "49301234567"],
    ["030/1234567", "DE", "49301234567"],
    ["(202) 555-0142", "US", "12025550142"],
    ["020 7946 0000", "GB", "442079460000"],
    ["06 6982 0000", "IT", "390669820000"],
    ["\u0660\u0663\u0660 \u0661\u0662\u0663\u0664\u0665\u0666\u0667", "DE", "49301234567"],
    ["tel:030-1234567", "DE", "49301234567"],
    ["+44 20 7946 0000", "DE", "442079460000"],
    ["0044 20 7946 0000", "DE", "442079460000"],
    // Each is a number of another country too, when its first digits are a country code.
    ["181 8430 7633", "CN", "8618184307633"],
    ["8 (495) 123-45-67", "RU", "74951234567"],
    ["(479) 555-0123", "US", "14795550123"],
    ["366 123 4567", "IT", "393661234567"],
    ["(0)331 123456", "IT", "390331123456"],
    ["(0xx11) 91234-5678", "BR", "5511912345678"],
    ["011 91234-5678", "BR", "5511912345678"],
    ["011 2345 6789", "IN", "911123456789"],
    ["011 44 20 7946 0000", "US", "442079460000"],
  ])("%s in %s", (text, country, digits) => {
    expect(pasted(text, country)).toBe(digits);
  });

  test.each([
    ["+49 30 1234567\r\n3", "49301234567"],
    ["030 1234567\t12", "49301234567"],
    ["+49 30\n1234567", "49301234567"],
    ["030\n2345678", "49302345678"],
  ])("%j has one line or cell with a number, or a number on two", (text, digits) => {
    expect(pasted(text, "DE")).toBe(digits);
  });

  test("the first country that has such a number is asked first", () => {
    expect(pasted("181 8430 7633", "GB", "CN")).toBe("8618184307633");
  });
});

describe("without a country, all numbers that make sense are offered and none is taken", () => {
  test.each([
    ["181 8430 7633", ["+18184307633", "+8618184307633"]],
    ["8 (495) 123-45-67", ["+84951234567", "+74951234567"]],
    ["(479) 555-0123", ["+4795550123", "+14795550123"]],
    ["366 123 4567", ["+393661234567"]],
    ["Call me: 479-555-0123 please", ["+4795550123", "+14795550123"]],
  ])("%s", (text, numbers) => {
    expect(pasted(text)).toEqual(numbers);
  });

  test("with the keys behind them, and the code before them", () => {
    const given = readGiven("*67 (479) 555-0123,,42#", { named: [], likely: ["US"] });
    expect(given?.choices.map(({ text }) => text)).toEqual([
      "*67 +47 95 55 01 23,,42#",
      "*67 +1 479 555 0123,,42#",
    ]);
  });

  test("and a number that several countries write so stays as it is, so that the country can be chosen", () => {
    expect(pasted("020 7946 0000")).toBe("02079460000");
  });
});

describe("the numbers of a text with several are offered and none is taken", () => {
  test.each([
    ["+44 20 7946 0000, +44 20 7946 0001", ["44 20 7946 0000", "44 20 7946 0001"]],
    ["Tel. 030 1234567 oder 030 7654321", ["49 30 1234567", "49 30 7654321"]],
    ["030 1234567 / +1 212 555 0134", ["49 30 1234567", "1 212 555 0134"]],
    ["+16465588656,,812# US, +13017158592,,812# US", ["1 646 558 8656,,812#", "1 301 715 8592,,812#"]],
  ])("%s", (text, numbers) => {
    expect(readGiven(text, { named: ["DE"], likely: ["US"] })).toMatchObject({
      text,
      choices: numbers.map((one) => ({ text: one })),
    });
  });

  test.each([
    ["030 1234567 3 Zimmer", ["+493012345673", "+49301234567"]],
    ["+43 1 5123456 1010 Wien", ["+43151234561010", "+4315123456"]],
    ["+1 2125550134 24 hours", ["+12125550134"]],
    ["+62 812 345 678 3 kamar", ["+628123456783", "+62812345678"]],
    ["Line 2 030 1234567", ["+4920301234567", "+49301234567"]],
    ["Haus 12 - 030 1234567", ["+49301234567"]],
    ["1.12.26 0151 23456789", ["+4915123456789"]],
    ["Tel. 49 030 1234567", "49301234567"],
    ["+43 1 512 34 56 heute", "4315123456"],
    ["+91 98765 43210 call me", "919876543210"],
    ["+44 20 79460000 please", "442079460000"],
  ])("digits before a word may be none of the number in %j", (text, numbers) => {
    expect(pasted(text, "DE")).toEqual(numbers);
  });

  test.each([
    ["+49 151 23456789 +49 151 23456789", "4915123456789"],
    ["Anna +49 151 23456789\nAnna 0151 23456789", "4915123456789"],
    ["Tel 030 1234567, Fax 030 1234567, Mobil 0151 23456789", ["+49301234567", "+4915123456789"]],
  ])("%j has a number twice, which is one", (text, numbers) => {
    expect(pasted(text, "DE")).toEqual(numbers);
  });

  test("a number that is none leaves the other to be chosen", () => {
    expect(pasted("Bestellung 9999999999, Tel. 030 1234567", "DE")).toEqual(["+49301234567"]);
  });
});

test("what stands beside a number makes no other one of it, in any country", () => {
  const wrong = getCountries().flatMap((country) => {
    const example = getExampleNumber(country, examples);
    if (example === undefined) return [];
    const texts = [
      ["18:30 ", ""],
      ["9-18 ", ""],
      ["1. ", ""],
      ["Line 2: ", ""],
      ["Main Street 12\n", ""],
      ["Anna, [01.12.26 12:01]\n", ""],
      ["", " 9:00-18:00"],
      ["", " (2nd floor)"],
      ["", " (1)"],
      ["", " 0,09 \u20ac/min"],
      ["", " \u20ac5"],
      ["", "\t1"],
      ["", "\n10115 Berlin"],
    ].map(([before, behind]) => `${before}${example.formatInternational()}${behind}`);
    // Gabon's example is of before 2024.
    const number = readNumber(example.number);
    return texts.filter((text) => readGiven(text, { named: [], likely: [] })?.number !== number);
  });
  expect(wrong).toEqual([]);
});

test("a field's text is read as the number that it shows", () => {
  for (const text of [
    "*67 1 212 736 5000,,42#",
    "141 020 7946 0000",
    "#31# +4930227320",
    "+16465588656,,812#",
  ]) {
    const given = readGiven(text, { named: [], likely: [] });
    const shown = given?.text ?? "";
    expect(readGiven(shown, { named: [], likely: [] })).toEqual(given);
    expect(shown).toMatch(/^(\S+ \+)?\d+ [\d ]+/);
  }
});

test.each([
  ["Call 112", "112"],
  ["112!", "112"],
  ["\u260E 911", "911"],
  ["Notruf: \u0661\u0661\u0662!", "112"],
  ["police 999 or fire 999", undefined],
  ["12 eggs, 15 of June", undefined],
  ["page 15", undefined],
])("the emergency number in the words of %j is %j", (text, number) => {
  const given = readGiven(text, { named: ["FI"], likely: [] });
  expect(given?.emergency?.number).toBe(number);
  expect([given?.number ?? null, given?.choices ?? []]).toEqual([null, []]);
});

describe("holds no number", () => {
  test.each([
    "my mother",
    "ext. 5",
    "+44 (zero) 20 7946 0000",
    "tel:7946;phone-context=+4420",
    "1".repeat(300),
  ])("%s", (text) => {
    expect(readGiven(text, { named: ["DE"], likely: ["US"] })).toBeNull();
    expect(isPartOfNumber(text)).toBe(false);
  });
});

test.each(["123", "0142", " 55-01", ",,5#", "*67"])("%j is a part of a number", (text) => {
  expect(isPartOfNumber(text)).toBe(true);
});
