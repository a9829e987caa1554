import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { tidyNumber } from "#contract/numbers/tidy-number.ts";
import { numberSpellings } from "#testing/numbers/number-spellings.ts";
import { planNumbers } from "#testing/numbers/plan-numbers.ts";
import { textOfLink } from "#web/number/dial-link.ts";
import { loadNumberingPlans } from "#web/number/numbering-plans.ts";
import { readNumber } from "#web/number/phone-number.ts";
import { type CaretSide, caretIn } from "#web/number/space-field.ts";
import { numberOf, unreadNumber } from "#web/number/typed-number.ts";
import { readGiven } from "./read-given.ts";
import { readTyped } from "./read-typed.ts";
import { withCountry } from "./with-country.ts";

beforeAll(loadNumberingPlans);

/** A field with its caret drawn as a bar. */
function field(drawn: string, side?: CaretSide): string {
  const [before = "", behind = ""] = drawn.split("|");
  const text = shown(before + behind);
  const caret = caretIn(text, behind, side);
  return `${text.slice(0, caret)}|${text.slice(caret)}`;
}

const shown = (typed: string) => readTyped(typed, undefined).text;
const meaning = (typed: string) => readTyped(typed, undefined).reading.is;

describe("the text of the field", () => {
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
    ["44 20 7946 0000pw5|", "44 20 7946 0000pw5|"],
    ["44 20 7946 0000ext12|", "44 20 7946 0000 ext 12|"],
    ["44 20 7946 0000 ext 1|2", "44 20 7946 0000 ext 1|2"],
    ["7 495 123-45-67 \u0434\u043e\u0431. 12|", "7 495 123 45 67 \u0434\u043e\u0431. 12|"],
    ["1 202 555 0142x12|", "1 202 555 0142 x12|"],
    ["1 202 555 0142#12|", "1 202 555 0142 #12|"],
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
        const text = shown(digits);
        expect(tidyNumber(text)).toBe(tidyNumber(digits));
        expect(shown(text)).toBe(text);
      }),
    );
  });
});

describe("a number typed character by character", () => {
  const plainlyTyped = numberSpellings.filter(([, typed, number]) => number !== null && !/[;%]/.test(typed));
  it.each(plainlyTyped)("%s", (_spelling, typed, number) => {
    let text = "";
    for (const sign of typed) text = shown(text + sign);
    expect(numberOf(readTyped(text, undefined))).toBe(number);
  });
});

/** The digits of a paste or link, in the field. */
const given = (text: string, country?: string) => {
  const read = readGiven(text, { named: [country], likely: ["US"] });
  return read === null || read.choices.length > 0 ? null : readNumber(read.text);
};

it("is the same number typed, pasted and linked, for every kind of number of every country", () => {
  const spelt = fc.tuple(planNumbers, fc.constantFrom("", "0", "(0)"), fc.constantFrom("+", "00"));
  let count = 0;
  fc.assert(
    fc.property(spelt, ([{ plan, national }, prefix, exit]) => {
      const text = `${exit}${plan.callingCode} ${prefix || plan.nationalPrefix}${national}`;
      const number = readNumber(text);
      if (number !== null) count++;
      const typed = [...text].reduce((begun, sign) => shown(begun + sign), "");
      expect(readNumber(typed), `${text} typed`).toBe(number);
      expect(given(text), `${text} pasted`).toBe(number);
      expect(given(textOfLink(`tel:${text}`) ?? ""), `${text} linked`).toBe(number);
    }),
    { numRuns: 500 },
  );
  expect(count).toBeGreaterThan(100);
});

describe("the meaning of a text", () => {
  it.each([
    ...[
      "4",
      "0",
      "00",
      "001",
      "0011",
      "01",
      "011",
      "0114420",
      "01144207946",
      "1202F",
      "1202FLOWER",
      "44207946",
    ],
    ...["*", "*67", "#31", "#31#", "442079460000ext", "1202555014", "4420"],
  ])("%s may yet become a number", (typed) => expect(meaning(typed)).toBe("beginning"));

  it.each([
    ...["02", "0010", "02079460000", "011020794600", "1202FLOWERSX", "12025O1", "1FOX", "4420794600001234"],
    ...["99912345678", "442079460000123"],
  ])("%s is refused at once", (typed) => expect(meaning(typed)).toBe("refused"));

  it.each(["", "A", "Zo\u00EB M\u00FCller", "\u0639\u0645\u0631"])(
    "%j is no attempt at a number: words search the contacts",
    (typed) => {
      expect(meaning(typed)).toBe("none");
      expect(unreadNumber(typed, undefined).reading.is).toBe("none");
    },
  );

  it("is refused as what it is, and not read before the numbering plans are here", () => {
    expect(readTyped("8835100012345", undefined).reading).toMatchObject({
      is: "refused",
      why: { refused: "satellite_number_not_served" },
    });
    expect(unreadNumber("442079460000", undefined).reading).toEqual({ is: "unread" });
  });

  it.each([
    ["112", "112", false],
    ["999", "999", false],
    ["1112", "112", false],
    ["44999", "999", true],
    ["4930227320", undefined, undefined],
    ["12025550142", undefined, undefined],
  ])("%s dials the emergency number %s", (typed, number, mayContinue) => {
    const { reading } = readTyped(typed, undefined);
    expect("emergency" in reading ? reading.emergency : undefined).toEqual(
      number === undefined ? undefined : { number, mayContinue },
    );
  });
});

describe("the country that the digits begin to name", () => {
  it.each([
    ["49", undefined, "DE"],
    ["1", undefined, "US"],
    ["1", "CA", "CA"],
    ["1416", undefined, "CA"],
    ["1416", "US", "CA"],
    ["1202", "CA", "US"],
    ["1876", undefined, "JM"],
    ["1264", undefined, "AI"],
    ["44", undefined, "GB"],
    ["4420", undefined, "GB"],
    ["7", undefined, "RU"],
    ["77", undefined, "KZ"],
    ["999", undefined, undefined],
    ["0", "DE", undefined],
  ])("%s, with %s chosen, is %s", (typed, chosen, country) => {
    expect(readTyped(typed, chosen).begun).toBe(country);
  });
});

it("reads no other country's number behind the code of the chosen one", () => {
  const read = readTyped("1 4951234567", "US");
  expect([read.reading.is, read.begun]).toEqual(["refused", "US"]);
});

it.each([
  ["0301234567", "DE", "+49301234567", "49 30 1234567", ""],
  ["49 030 1234567", "DE", "+49301234567", "49 30 1234567", ""],
  ["*67 +1 212 736 5000,,42#", undefined, "+12127365000", "*67 +1 212 736 5000,,42#", ",,42#"],
  ["*67 +49 (0)30 1234567", "DE", "+49301234567", "*67 +49 30 1234567", ""],
  ["141 020 7946 0000", undefined, "+442079460000", "141 +44 20 7946 0000", ""],
  ["0221234567", "PL", "+48221234567", "48 22 123 45 67", ""],
])("%s with %s chosen is %s, shown as %s", (typed, chosen, number, text, keys) => {
  const read = readTyped(typed, chosen);
  expect([read.reading, read.keys]).toEqual([{ is: "number", number, text }, keys]);
});

describe("an exit code of the chosen country, behind the code that the page puts in", () => {
  const typed = (digits: string, country: string) => {
    const begun = withCountry("", country).text;
    return readTyped(
      [...digits].reduce((text, sign) => readTyped(text + sign, country).text, begun),
      country,
    ).reading;
  };

  it.each([
    ["010 44 20 7946 0000", "JP"],
    ["8 10 44 20 7946 0000", "RU"],
    ["00700 44 20 7946 0000", "KR"],
    ["007 44 20 7946 0000", "ID"],
    ["0015 44 20 7946 0000", "BR"],
  ])("%s typed in %s", (digits, country) => {
    expect(typed(digits, country)).toMatchObject({ is: "number", number: "+442079460000" });
  });

  it("is a choice beside 00 and another code", () => {
    expect(typed("001 65 6234 5678", "KR")).toMatchObject({
      is: "several",
      choices: [{ number: "+6562345678" }, { number: "+16562345678" }],
    });
  });
});

it.each([
  ["+229 97 12 34 56", undefined, "+2290197123456"],
  ["229 97 12 34 56", "BJ", "+2290197123456"],
  ["84 0168 345 6789", "VN", "+84383456789"],
  ["241 06 03 12 34", "GA", "+24166031234"],
  ["225 07 12 34 56", "CI", null],
])("a former number typed as %s with %s chosen is %s", (typed, chosen, number) => {
  expect(numberOf(readTyped(typed, chosen))).toBe(number);
});

it.each([
  ["84 168 345 6789", "+84383456789"],
  ["229 97 12 34 56", "+2290197123456"],
])("a former number typed as %s without a country is offered, and not taken", (typed, number) => {
  const { reading } = readTyped(typed, undefined);
  expect(reading).toMatchObject({ is: "several", choices: [{ number }] });
});
