import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { numberSpellings } from "#contract/testing/number-spellings.ts";
import { planNumbers } from "#contract/testing/plan-numbers.ts";
import { tidyNumber } from "#contract/tidy-number.ts";
import { textOfLink } from "./dial-link.ts";
import { type CaretSide, dialledText } from "./dialled-text.ts";
import { loadNumberingPlans } from "./numbering-plans.ts";
import { readNumber } from "./phone-number.ts";
import { readGiven } from "./read-given.ts";

beforeAll(loadNumberingPlans);

/** A field with its caret drawn as a bar. */
function field(drawn: string, side?: CaretSide): string {
  const caret = drawn.indexOf("|");
  const after = dialledText(drawn.replace("|", ""), caret, side);
  return `${after.text.slice(0, after.caret)}|${after.text.slice(after.caret)}`;
}

describe("dialledText", () => {
  it.each([
    ["4|", "4|"],
    ["442079460000|", "44 20 7946 0000|"],
    ["12025550142|", "1 202 555 0142|"],
    ["44 20 7946 00001|", "44 20794600001|"],
    // A digit inserted and a digit deleted in the middle.
    ["44 207| 946 0000", "44 20 7|946 0000"],
    ["44 |20 7946 000", "44| 20 7946 000"],
    // Backspace deletes the space; the next Backspace deletes the digit before it.
    ["44| 207946 0000", "44| 20 7946 0000"],
    ["44 20 7946|0000", "44 20 7946| 0000"],
    // Pasted over everything.
    ["+44 (0)20 7946-0000|", "44 020 7946 0000|"],
    ["0044 20 7946 0000|", "44 20 7946 0000|"],
    // Pasted before the rest of the number.
    ["+44 20| 7946 0000", "44 20| 7946 0000"],
    ["1800FLOWER|", "1800FLOWER|"],
    ["1800FLOWERS|", "1 800 356 9377|"],
    ["|", "|"],
    ["+|", "|"],
    // A code before the number, and keys behind it.
    ["*67|", "*67|"],
    ["*671|", "*67 +1|"],
    ["*6712127365000|", "*67 +1 212 736 5000|"],
    ["#31#+4930|", "#31# +49 30|"],
    ["16465588656,|", "1 646 558 8656,|"],
    ["1 646 558 8656,,81234#|", "1 646 558 8656,,81234#|"],
    ["1 646 558|8656,,81#", "1 646 558| 8656,,81#"],
    ["1 646 558 8656,|,81#", "1 646 558 8656,|,81#"],
    ["44 20 7946 0000p5|", "44 20 7946 0000p5|"],
    ["44 20 7946 0000 ext5|", "44 20 7946 0000ext5|"],
    ["020 7946|", "0207946|"],
  ])("formats %j as %j", (typed, shown) => {
    expect(field(typed)).toBe(shown);
  });

  it("deletes forwards across a space", () => {
    expect(field("44|20 7946 0000", "after")).toBe("44 |20 7946 0000");
  });

  it("keeps every digit and reads its own output unchanged", () => {
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

describe("a number typed character by character", () => {
  const plainlyTyped = numberSpellings.filter(([, typed, number]) => number !== null && !/[;%]/.test(typed));
  it.each(plainlyTyped)("%s", (_spelling, typed, number) => {
    let shown = "";
    for (const sign of typed) shown = dialledText(shown + sign).text;
    expect(readNumber(shown)).toBe(number);
  });
});

/** The digits of a paste or link, in the field. */
const given = (text: string, country?: string) => {
  const read = readGiven(text, { named: [country], likely: ["US"] });
  return read === null || read.choices.length > 0 ? null : readNumber(read.text);
};

it("is the same number typed, pasted and linked, for every kind of number of every country", () => {
  const spelt = fc.tuple(planNumbers, fc.constantFrom("", "0", "(0)"), fc.constantFrom("+", "00"));
  let found = 0;
  fc.assert(
    fc.property(spelt, ([{ plan, national }, prefix, exit]) => {
      const text = `${exit}${plan.callingCode} ${prefix || plan.nationalPrefix}${national}`;
      const number = readNumber(text);
      if (number !== null) found++;
      const typed = [...text].reduce((shown, sign) => dialledText(shown + sign).text, "");
      expect(readNumber(typed), `${text} typed`).toBe(number);
      expect(given(text), `${text} pasted`).toBe(number);
      expect(given(textOfLink(`tel:${text}`) ?? ""), `${text} linked`).toBe(number);
    }),
    { numRuns: 500 },
  );
  expect(found).toBeGreaterThan(100);
});
