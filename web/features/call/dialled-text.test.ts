import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { tidyNumber } from "#web/lib/dialled-number.ts";
import { type CaretSide, countryOf, dialledText, isTooShort, spacedNumber } from "./dialled-text.ts";

/** A field with its caret drawn as a bar. */
function field(drawn: string, side?: CaretSide): string {
  const caret = drawn.indexOf("|");
  const after = dialledText(drawn.replace("|", ""), caret, side);
  return `${after.text.slice(0, after.caret)}|${after.text.slice(after.caret)}`;
}

it.each([
  ["+442079460000", "+44 20 7946 0000"],
  ["+12025550142", "+1 202 555 0142"],
  ["+999123", "+999123"],
])("%s is written %s", (number, spaced) => expect(spacedNumber(number)).toBe(spaced));

describe("dialledText", () => {
  it.each([
    ["4|", "4|"],
    ["442079460000|", "44 20 7946 0000|"],
    ["12025550142|", "1 202 555 0142|"],
    ["44 20 7946 00001|", "44 20794600001|"],
    // A digit put in and one taken out in the middle.
    ["44 207| 946 0000", "44 20 7|946 0000"],
    ["44 |20 7946 000", "44| 20 7946 000"],
    // Backspace takes the space: the next one takes the digit before it.
    ["44| 207946 0000", "44| 20 7946 0000"],
    ["44 20 7946|0000", "44 20 7946| 0000"],
    // Pasted over everything.
    ["+44 (0)20 7946-0000|", "44 20 7946 0000|"],
    ["0044 20 7946 0000|", "44 20 7946 0000|"],
    // Pasted before what is left of the number.
    ["+44 20| 7946 0000", "44 20| 7946 0000"],
    ["1800FLOWERS|", "1800FLOWERS|"],
    ["|", "|"],
    ["+|", "|"],
    ["020 7946|", "0207946|"],
  ])("makes of %j %j", (typed, shown) => {
    expect(field(typed)).toBe(shown);
  });

  it("goes over a space when deleting forwards", () => {
    expect(field("44|20 7946 0000", "after")).toBe("44 |20 7946 0000");
  });

  it("keeps every digit, and is not changed by being read again", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{0,17}$/), (digits) => {
        const { text, caret } = dialledText(digits);
        expect(tidyNumber(text)).toBe(tidyNumber(digits));
        expect(caret).toBe(text.length);
        expect(dialledText(text).text).toBe(text);
      }),
    );
  });
});

describe("countryOf", () => {
  it.each([
    ["+1", undefined],
    ["+12025550142", "US"],
    ["+1876922", "JM"],
    ["+14165550142", "CA"],
    ["+4420", undefined],
    ["+442079460000", "GB"],
    ["+353", "IE"],
    ["+999", undefined],
  ])("finds of %s %s", (number, country) => {
    expect(countryOf(number)).toBe(country);
  });
});

describe("isTooShort", () => {
  it.each([
    ["+1202555014", true],
    ["+12025550142", false],
    ["+4420", true],
    ["+442079460000123", false],
    ["+99912345678", false],
  ])("says of %s %s", (number, short) => {
    expect(isTooShort(number)).toBe(short);
  });
});
