import { expect, test } from "vitest";
import { keyFrequencies_hz } from "./key-tones.ts";

test.each([
  ["1", 697, 1_209],
  ["5", 770, 1_336],
  ["9", 852, 1_477],
  ["*", 941, 1_209],
  ["0", 941, 1_336],
  ["#", 941, 1_477],
])("key %s sounds %d and %d Hz", (key, row_hz, column_hz) => {
  expect(keyFrequencies_hz(key)).toEqual([row_hz, column_hz]);
});

test.each(["", "+", "w", "12"])("%j has no tone", (key) => {
  expect(keyFrequencies_hz(key)).toBeNull();
});
