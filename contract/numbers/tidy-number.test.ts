import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { numberSpellings } from "#testing/numbers/number-spellings.ts";
import { tidyNumber } from "./tidy-number.ts";

describe("tidying", () => {
  test("reads the word of a number by the keypad's letters", () => {
    expect(tidyNumber("1-800-FLOWERS")).toBe("18003569377");
  });

  test("reads 011 as the exit code before nine digits, and as an area code before fewer", () => {
    expect(tidyNumber("011 123 456 789")).toBe("123456789");
    expect(tidyNumber("011 12345678")).toBe("01112345678");
  });

  test.each([
    ["1234567/8", "1234567/8"],
    ["030 1234567/89", "0301234567/89"],
    ["030 1234567/891", "0301234567/891"],
    ["030 1234567/8912", "03012345678912"],
    ["030/123456", "030123456"],
  ])("keeps the slash before what may be the end of a second number: %s", (typed, tidied) => {
    expect(tidyNumber(typed)).toBe(tidied);
  });

  test("keeps the local number of a link whole, as its context need not be dialled", () => {
    expect(tidyNumber("tel:7946-0000;phone-context=+4420")).toMatch(/phone/);
    expect(tidyNumber("tel:+44-20-7946-0000;phone-context=+4420")).toBe("442079460000");
  });

  test("keeps letters that are no word of a number, so that the user sees the mistake", () => {
    expect(tidyNumber("+44 20 794O")).toBe("4420794O");
    expect(tidyNumber("1-800-FLOWER")).toBe("1800FLOWER");
    expect(tidyNumber("1-800-55555FL")).toBe("180055555FL");
  });

  test("keeps a superscript, which is a footnote and no digit", () => {
    expect(tidyNumber("+44 20 7946 0000\u00B2")).toBe("442079460000\u00B2");
  });

  test.each(["", "+", " - ", "()"])("leaves nothing of %j", (typed) => {
    expect(tidyNumber(typed)).toBe("");
  });

  test("reads the digits of every script", () => {
    const signs = Array.from({ length: 0x20000 }, (_, code) => String.fromCodePoint(code)).join("");
    const digits = signs.match(/\p{Nd}/gu) ?? [];
    expect(digits.length).toBeGreaterThan(600);
    const read = digits.map((digit) => tidyNumber(`1${digit}`).slice(1)).join("");
    expect(read).toBe("0123456789".repeat(digits.length / 10));
  });

  test("changes nothing the second time", () => {
    const signs = [..."0123456789+()[] -./:;?=%2BteLx\u00A0\uFF0B\u0664\u202A"];
    const typed = fc.oneof(
      fc.array(fc.constantFrom(...signs), { maxLength: 20 }).map((text) => text.join("")),
      fc.constantFrom(...numberSpellings.map(([, text]) => text)),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const tidied = tidyNumber(text);
        if (/^\d*$/.test(tidied)) expect(tidyNumber(tidied)).toBe(tidied);
      }),
      { numRuns: 1_000 },
    );
  });

  test("gives the same digits for a typed and a pasted number", () => {
    const dialled = fc.tuple(fc.constantFrom("", "00", "0011", "011", "0"), fc.stringMatching(/^\d{0,14}$/));
    fc.assert(
      fc.property(dialled, ([code, rest]) => {
        const typed = [...code, ...rest].reduce((field, digit) => tidyNumber(field + digit), "");
        expect(typed).toBe(tidyNumber(code + rest));
      }),
      { numRuns: 1_000 },
    );
  });
});
