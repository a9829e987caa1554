import { beforeAll, expect, test } from "vitest";
import { loadNumberingPlans } from "#web/number/numbering-plans.ts";
import { readContactNumber } from "./read-contact-number.ts";

beforeAll(loadNumberingPlans);

test.each([
  ["+44 20 7946 0000", [], "+442079460000"],
  ["442079460000", [], "+442079460000"],
  ["1 202 555 0142", [], "+12025550142"],
  // Each is a number of another country too.
  ["181 8430 7633", ["+86 10 1234 5678"], "+8618184307633"],
  ["479 555 0123", ["+1 202 555 0142"], "+14795550123"],
  ["479 555 0123", ["+47 22 12 34 56"], "+4795550123"],
  ["181 8430 7633", [], null],
  ["479 555 0123", [], null],
  ["020 7946 0000", ["+44 7400 123456"], "+442079460000"],
  ["020 7946 0000", ["442079460001"], null],
  ["020 7946 0000", [], null],
  ["+44 20 7946 0000 ext. 5", [], null],
  ["*67 +1 202 555 0142", [], null],
  ["", [], null],
])("%s beside %j is %s", (typed, others, number) => {
  expect(readContactNumber(typed, [...others, typed], ["en-US"])).toBe(number);
});
