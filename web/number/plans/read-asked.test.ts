import { expect, test } from "vitest";
import { readAsked } from "./read-asked.ts";

/** The number, the numbers that are offered, or what else the text means. */
function readingOf(text: string, country?: string) {
  const reading = readAsked(text, country, ["US"]);
  if (reading.is === "several") return reading.choices.map(({ text: shown }) => shown);
  return reading.is === "number" ? reading.number : reading.is;
}

test.each([
  ["+44 20 7946 0000", undefined, "+442079460000"],
  ["442079460000", undefined, "+442079460000"],
  ["12025550142", undefined, "+12025550142"],
  // Each is a number of the visitor's own country too.
  ["479 555 0123", undefined, ["+47 95 55 01 23", "+1 479 555 0123"]],
  ["(202) 555-0142", undefined, ["+1 202 555 0142"]],
  ["+47 955 50 123", undefined, "+4795550123"],
  ["181 8430 7633", "CN", "+8618184307633"],
  ["+1 818 430 7633", "CN", "+18184307633"],
  ["030 1234567", "DE", "+49301234567"],
  ["49 30 1234567", "DE", "+49301234567"],
  ["1 202 555 0142", "DE", "+12025550142"],
  ["442079", undefined, "beginning"],
  ["020 7946 0000", undefined, "refused"],
  ["", undefined, "none"],
])("%s on the page of %s is %j", (text, country, meaning) => {
  expect(readingOf(text, country)).toEqual(meaning);
});
