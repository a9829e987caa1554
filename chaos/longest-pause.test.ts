import { expect, test } from "vitest";
import { longestPause_ms } from "./longest-pause.ts";

test.each<[successes_ms: number[], longest_ms: number]>([
  [[], 100],
  [[10, 20, 95], 75],
  [[95, 20, 10], 75],
  [[60, 70], 60],
  [[10, 30], 70],
])("the longest pause around %j within 100 ms is %i ms", (successes_ms, longest_ms) => {
  expect(longestPause_ms(successes_ms, 0, 100)).toBe(longest_ms);
});
