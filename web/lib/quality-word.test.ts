import { expect, test } from "vitest";
import { qualityWord } from "./quality-word.ts";

test.each([
  [4.4, "Excellent"],
  [4.1, "Great"],
  [3.8, "Good"],
  [3.2, "Fair"],
  [3, "Degraded"],
])("a mean opinion score of %s is %s", (mos, word) => {
  expect(qualityWord(mos)).toBe(word);
});
