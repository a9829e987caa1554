import { expect, test } from "vitest";
import { emergencyNumber } from "./emergency-numbers.ts";

test.each([
  ["112", "112"],
  ["911", "911"],
  ["999", "999"],
  ["988", "988"],
  ["110", "110"],
  ["000", "000"],
  ["15", "15"],
  ["1298", "1298"],
  ["49110", "110"],
  ["3315", "15"],
  ["44911", "911"],
  ["44999", "999"],
])("%s dials the emergency number %s", (digits, number) => {
  expect(emergencyNumber(digits)).toBe(number);
});

test.each(["", "1", "49", "4415", "4930110", "442079460000"])("%j dials none", (digits) => {
  expect(emergencyNumber(digits)).toBeNull();
});
