import { expect, it, test } from "vitest";
import { daysOf, momentsOf, rangeProblem, usualRange } from "./revenue-range.ts";

test("the usual range is 30 days in UTC, and today is the last", () => {
  const range = usualRange(new Date("2026-03-01T23:59:59.999Z"));
  expect(range).toEqual({ from: "2026-01-31", to: "2026-03-01" });
  expect(daysOf(range)).toHaveLength(30);
  expect(momentsOf(range)).toEqual({ since: "2026-01-31T00:00:00.000Z", until: "2026-03-02T00:00:00.000Z" });
});

it.each([
  [{ from: "2026-03-01", to: "2026-03-01" }, undefined],
  [{ from: "2026-03-02", to: "2026-03-01" }, "The first day must not be after the last."],
  [{ from: "", to: "2026-03-01" }, "Please give both days."],
  [{ from: "2024-01-01", to: "2024-12-31" }, undefined],
  [{ from: "2025-01-01", to: "2026-03-01" }, "Please choose at most 366 days."],
])("says of %j: %s", (range, problem) => {
  expect(rangeProblem(range)).toBe(problem);
});
