import fc from "fast-check";
import { expect, test } from "vitest";
import { inAscii, withoutMarks } from "#contract/ascii-text.ts";
import { keyedNumbers, numberSpellings } from "#testing/numbers/number-spellings.ts";
import { divideDialString, mostKeys } from "./dial-string.ts";

test.each(keyedNumbers)("%s has keys behind its number", (_name, text, _number, keys) => {
  const divided = divideDialString(text);
  expect(divided.keys).toBe(keys);
  expect(divided.number).not.toMatch(/[,;]/);
});

test.each([
  ...numberSpellings.map(([, text]) => text).filter((text) => !/^tel:|[;,]|ext/i.test(text)),
  "+44 20 7946 0000, +44 20 7946 0001",
  "+44 20 7946 0000, 020 7946 0001",
  "+44 20 7946 0000;phone-context=example.org",
  "1-202-4 PIZZAS",
  "1 800 APP 1234",
  "+1 212 ADG JMPW",
  "Ada, pw",
  `+442079460000,${"1".repeat(mostKeys)}`,
])("keeps whole: %j", (text) => {
  expect(divideDialString(text)).toEqual({
    code: "",
    number: withoutMarks(inAscii(text)),
    tail: "",
    keys: "",
  });
});

test.each([
  ["*67 1 212 736 5000", "*67", " 1 212 736 5000"],
  ["*6712127365000", "*67", "12127365000"],
  ["*82+12127365000", "*82", "+12127365000"],
  ["#31#+4930227320", "#31#", "+4930227320"],
  ["#31# 030 227320", "#31#", " 030 227320"],
  ["*31*0302273", "*31*", "0302273"],
  ["*31# (030) 2273", "*31#", " (030) 2273"],
  ["\uFF0A67 1 212", "*67", " 1 212"],
])("%s begins with the code %s", (text, code, number) => {
  expect(divideDialString(text)).toEqual({ code, number, tail: "", keys: "" });
});

test.each(["*67", "#31#", "*#06#", "*", "#", "**21*"])("%s has no number behind a code", (text) => {
  expect(divideDialString(text)).toMatchObject({ code: "", number: text });
});

test("takes as many keys as are allowed, and those of a link that names its context", () => {
  const keys = `,${"1".repeat(mostKeys - 1)}`;
  expect(divideDialString(`+442079460000${keys}`)).toMatchObject({ number: "+442079460000", keys });
  expect(divideDialString("tel:+442079460000;ext=5;phone-context=example.org").keys).toBe(",5");
});

test("loses no digit of any text", () => {
  const text = fc
    .array(fc.constantFrom(..."0123456789*#,;pwx +()-"), { maxLength: 40 })
    .map((signs) => signs.join(""));
  fc.assert(
    fc.property(text, (typed) => {
      const { code, number, tail } = divideDialString(typed);
      expect((code + number + tail).replace(/\s/g, "")).toBe(typed.replace(/\s/g, ""));
    }),
    { numRuns: 2_000 },
  );
});
