import { expect, test } from "vitest";
import { callQualityWord, qualityWord } from "./quality-word.ts";

test.each([
  [4.4, "Excellent"],
  [4.1, "Great"],
  [3.8, "Good"],
  [3.2, "Fair"],
  [3, "Degraded"],
])("a mean opinion score of %s is %s", (mos, word) => {
  expect(qualityWord(mos)).toBe(word);
  expect(callQualityWord({ mosAverage: mos, hints: ["delay"] })).toBe(word);
});

test.each(["nothingHeard", "nothingSent"] as const)("a call with %s is fair at best", (hint) => {
  expect(callQualityWord({ mosAverage: 4.4, hints: [hint] })).toBe("Fair");
  expect(callQualityWord({ mosAverage: 2, hints: [hint] })).toBe("Degraded");
});
