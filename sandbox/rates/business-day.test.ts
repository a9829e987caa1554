import { expect, test } from "vitest";
import { lastPublishedDay } from "./business-day.ts";

test.each([
  ["a weekday after publication", "2026-07-15T15:00:00Z", "2026-07-15"],
  ["the same day before it", "2026-07-15T13:00:00Z", "2026-07-14"],
  ["winter time: 15:30 UTC is after 16:15 in Frankfurt", "2026-11-17T15:30:00Z", "2026-11-17"],
  ["winter time: 15:00 UTC is before it", "2026-11-17T15:00:00Z", "2026-11-16"],
  ["a Sunday", "2026-07-19T20:00:00Z", "2026-07-17"],
  ["a Monday morning", "2026-07-20T06:00:00Z", "2026-07-17"],
  ["Easter Monday goes back to Maundy Thursday", "2026-04-06T18:00:00Z", "2026-04-02"],
  ["Easter Monday of another year", "2025-04-21T18:00:00Z", "2025-04-17"],
  ["Christmas", "2026-12-26T18:00:00Z", "2026-12-24"],
  ["New Year's Day", "2027-01-01T18:00:00Z", "2026-12-31"],
  ["Labour Day", "2026-05-01T18:00:00Z", "2026-04-30"],
])("the last published day: %s", (_name, now, day) => {
  expect(lastPublishedDay(new Date(now))).toBe(day);
});
