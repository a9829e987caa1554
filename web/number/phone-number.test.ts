import { beforeAll, describe, expect, it, test } from "vitest";
import { e164Schema } from "#contract/numbers/phone-number.ts";
import { numberSpellings } from "#testing/numbers/number-spellings.ts";
import { loadNumberingPlans } from "./numbering-plans.ts";
import { countryOf, formatDialled, formatNumber, readNumber } from "./phone-number.ts";

beforeAll(loadNumberingPlans);

const e164 = (text: string) => e164Schema.parse(text);

describe("reads a number as the server does", () => {
  test.each(numberSpellings)("%s", (_spelling, typed, number) => {
    expect(readNumber(typed)).toBe(number);
  });
});

it.each([
  ["+442079460000", "+44 20 7946 0000"],
  ["+12025550142", "+1 202 555 0142"],
  ["+999123", "+999123"],
])("%s is written %s", (number, spaced) => expect(formatNumber(e164(number))).toBe(spaced));

it("shows the dialled text when there is no number", () => {
  expect(formatDialled({ dialled: "+442079460000", number: e164("+442079460000") })).toBe("+44 20 7946 0000");
  expect(formatDialled({ dialled: "call me", number: null })).toBe("call me");
});

test.each([
  ["+12025550142", "US"],
  ["+1876922", "JM"],
  ["+14165550142", "CA"],
  ["+4420", undefined],
  ["+442079460000", "GB"],
  ["+353", "IE"],
  ["+999", undefined],
])("the country of %s is %s", (number, country) => {
  expect(countryOf(e164(number))).toBe(country);
});
