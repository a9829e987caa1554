import { expect, test } from "vitest";
import { monthOf } from "./month.ts";

test.each([
  ["UTC", "2026-11-26T20:00:00Z", "2026-11-01T00:00:00Z", "2026-12-01T00:00:00Z"],
  ["UTC", "2026-12-31T23:59:59Z", "2026-12-01T00:00:00Z", "2027-01-01T00:00:00Z"],
  ["UTC", "2028-02-29T12:00:00Z", "2028-02-01T00:00:00Z", "2028-03-01T00:00:00Z"],
  ["Asia/Tokyo", "2026-11-30T15:00:00Z", "2026-11-30T15:00:00Z", "2026-12-31T15:00:00Z"],
  ["America/Los_Angeles", "2026-12-01T07:59:59Z", "2026-11-01T07:00:00Z", "2026-12-01T08:00:00Z"],
  ["Europe/Berlin", "2026-10-25T00:30:00Z", "2026-09-30T22:00:00Z", "2026-10-31T23:00:00Z"],
  ["Asia/Kathmandu", "2026-03-01T00:00:00Z", "2026-02-28T18:15:00Z", "2026-03-31T18:15:00Z"],
])("the month in %s at %s", (zone, now, start, end) => {
  expect(monthOf(new Date(now), zone)).toEqual({ start: new Date(start), end: new Date(end) });
});
