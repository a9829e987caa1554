import { expect, test } from "vitest";
import { filtersOf, usualPeriods } from "./list-filters.ts";

test("the usual periods begin and end with days of the operator's own time zone", () => {
  expect(usualPeriods(new Date(2028, 2, 1, 0, 30))).toEqual([
    { name: "Today", from: "2028-03-01", to: "2028-03-01" },
    { name: "Yesterday", from: "2028-02-29", to: "2028-02-29" },
    { name: "Last 7 days", from: "2028-02-24", to: "2028-03-01" },
  ]);
});

test.each([
  ["GB", "GB"],
  ["uk", "GB"],
  ["de", "DE"],
  ["Germany", undefined],
  ["1", undefined],
])("the country %s filters by %s", (typed, country) => {
  expect(filtersOf("calls", new URLSearchParams({ country: typed })).country).toBe(country);
});
