import { expect, test } from "vitest";
import { scaleTo } from "./call-charts.tsx";

test.each([
  [0, [0, 0.05, 0.1]],
  [0.03, [0, 0.05, 0.1]],
  [0.3, [0, 0.2, 0.4]],
  [0.6, [0, 0.3, 0.6]],
  [1, [0, 0.5, 1]],
  [12.5, [0, 10, 20]],
  [42, [0, 25, 50]],
  [81, [0, 50, 100]],
  [1_000, [0, 500, 1_000]],
])("up to %d the marks are %j", (highest, marks) => {
  expect(scaleTo(highest)).toEqual(marks);
});
