import { expect, test } from "vitest";
import { linePath } from "./sparkline.tsx";

test.each([
  ["one second is a dot at the end", [5], "M59 2h0.1"],
  ["the best is at the top, the worst at the bottom", [5, 1], "M58 2h0.1L59 14"],
  ["a second without a score is a gap", [3, null, 3], "M57 8h0.1M59 8h0.1"],
  ["nothing is no line", [], ""],
])("%s", (_, scores, path) => {
  expect(linePath(scores)).toBe(path);
});

test("a whole minute fills the width", () => {
  expect(linePath(Array.from({ length: 60 }, () => 4))).toMatch(/^M0 5h0\.1L1 5.*L59 5$/);
});
