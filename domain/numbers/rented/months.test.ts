import { expect, test } from "vitest";
import { monthsAfter } from "./months.ts";

test.each([
  ["2026-03-15T10:30:00.000Z", 1, "2026-04-15T10:30:00.000Z"],
  ["2026-01-31T23:59:59.000Z", 1, "2026-02-28T23:59:59.000Z"],
  ["2026-01-31T23:59:59.000Z", 2, "2026-03-31T23:59:59.000Z"],
  ["2028-01-31T00:00:00.000Z", 1, "2028-02-29T00:00:00.000Z"],
  ["2026-12-31T12:00:00.000Z", 2, "2027-02-28T12:00:00.000Z"],
  ["2026-10-31T12:00:00.000Z", 1, "2026-11-30T12:00:00.000Z"],
])("%s and %i months is %s", (start, months, end) => {
  expect(monthsAfter(new Date(start), months).toISOString()).toBe(end);
});
