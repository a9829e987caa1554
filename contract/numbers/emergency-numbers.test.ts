import { expect, test } from "vitest";
import { emergencyNumber } from "./emergency-numbers.ts";

test.each([
  ["112", "112"],
  ["911", "911"],
  ["999", "999"],
  ["988", "988"],
  ["143", "143"],
  ["110", "110"],
  ["000", "000"],
  ["15", "15"],
  ["1298", "1298"],
  ["49110", "110"],
  ["3315", "15"],
  ["44911", "911"],
  ["44999", "999"],
  ["0112", "112"],
  ["0049110", "110"],
  ["01133112", "112"],
  ["001164111", "111"],
  ["091", "091"],
  ["34062", "062"],
  ["0034061", "061"],
  ["33196", "196"],
  ["4418000", "18000"],
  ["234767", "767"],
])("%s dials the emergency number %s", (digits, number) => {
  expect(emergencyNumber(digits)).toBe(number);
});

test.each(["", "1", "49", "4415", "4930110", "442079460000"])("%j dials none", (digits) => {
  expect(emergencyNumber(digits)).toBeNull();
});

test.each([
  ["44112", "GB", "112"],
  ["4444112", "GB", "112"],
  ["4444143", "GB", "143"],
  ["4747110", "NO", "110"],
  ["440112", "GB", "112"],
])("%s behind the code that the page put there for %s dials %s", (digits, chosen, number) => {
  expect(emergencyNumber(digits, chosen)).toBe(number);
});
