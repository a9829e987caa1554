import { expect, test } from "vitest";
import { localMonth, localWeeks, monthOf } from "./local-midnights.ts";

// Berlin's clocks changed on Sunday 25 October 2026, New York's a week later, Sydney's forward on 4 October.
test.each([
  ["Europe/Berlin", "2026-10-28T12:00:00Z", ["2026-10-18T22:00:00Z", "2026-10-25T23:00:00Z"]],
  ["America/New_York", "2026-11-08T12:00:00Z", ["2026-10-26T04:00:00Z", "2026-11-02T05:00:00Z"]],
  ["Australia/Sydney", "2026-10-07T12:00:00Z", ["2026-09-27T14:00:00Z", "2026-10-04T13:00:00Z"]],
  ["Asia/Kolkata", "2026-10-25T18:29:59Z", ["2026-10-11T18:30:00Z", "2026-10-18T18:30:00Z"]],
  ["Asia/Kolkata", "2026-10-25T18:30:00Z", ["2026-10-18T18:30:00Z", "2026-10-25T18:30:00Z"]],
  ["Pacific/Kiritimati", "2026-10-25T10:00:00Z", ["2026-10-18T10:00:00Z", "2026-10-25T10:00:00Z"]],
])("weeks of %s at %s begin at %j", (timeZone, now, starts) => {
  const weeks = localWeeks(new Date(now), timeZone, 2);
  expect(weeks.map(({ start }) => start.toISOString().replace(".000", ""))).toEqual(starts);
});

test.each([
  ["Europe/Berlin", "2026-10-28T12:00:00Z", 31, "2026-09-30T22:00:00Z", "2026-10-30T23:00:00Z"],
  ["Europe/Berlin", "2026-10-31T22:59:59Z", 31, "2026-09-30T22:00:00Z", "2026-10-30T23:00:00Z"],
  ["Europe/Berlin", "2026-10-31T23:00:00Z", 30, "2026-10-31T23:00:00Z", "2026-11-29T23:00:00Z"],
  ["America/New_York", "2026-03-01T04:59:59Z", 28, "2026-02-01T05:00:00Z", "2026-02-28T05:00:00Z"],
  ["America/New_York", "2026-03-01T05:00:00Z", 31, "2026-03-01T05:00:00Z", "2026-03-31T04:00:00Z"],
  ["Asia/Kolkata", "2028-02-29T18:29:59Z", 29, "2028-01-31T18:30:00Z", "2028-02-28T18:30:00Z"],
])("the month of %s at %s has %i days, from %s to that of %s", (timeZone, now, length, first, last) => {
  const days = localMonth(new Date(now), timeZone);
  const starts = days.map(({ start }) => start.toISOString().replace(".000", ""));
  expect([starts.length, starts[0], starts.at(-1)]).toEqual([length, first, last]);
  expect(days[0]?.date).toMatch(/-01$/);
});

test.each([
  ["UTC", "2026-11-26T20:00:00Z", "2026-11-01T00:00:00Z", "2026-12-01T00:00:00Z", "2026-11"],
  ["UTC", "2026-12-31T23:59:59Z", "2026-12-01T00:00:00Z", "2027-01-01T00:00:00Z", "2026-12"],
  ["UTC", "2028-02-29T12:00:00Z", "2028-02-01T00:00:00Z", "2028-03-01T00:00:00Z", "2028-02"],
  ["Asia/Tokyo", "2026-11-30T15:00:00Z", "2026-11-30T15:00:00Z", "2026-12-31T15:00:00Z", "2026-12"],
  ["America/Los_Angeles", "2026-12-01T07:59:59Z", "2026-11-01T07:00:00Z", "2026-12-01T08:00:00Z", "2026-11"],
  ["Europe/Berlin", "2026-10-25T00:30:00Z", "2026-09-30T22:00:00Z", "2026-10-31T23:00:00Z", "2026-10"],
  ["Asia/Kathmandu", "2026-03-01T00:00:00Z", "2026-02-28T18:15:00Z", "2026-03-31T18:15:00Z", "2026-03"],
])("the month in %s at %s", (zone, now, start, end, name) => {
  expect(monthOf(new Date(now), zone)).toEqual({ start: new Date(start), end: new Date(end), name });
});

// Clocks of the first three went from 24:00 to 1:00, those of the last two from 1:00 to 0:00 (tz database 2025b, northamerica and
// southamerica), so these days have no midnight, or two.
test.each([
  ["America/Santiago", "2025-09-07", "2025-09-07T04:00:00.000Z"],
  ["America/Havana", "2025-03-09", "2025-03-09T05:00:00.000Z"],
  ["Africa/Cairo", "2025-04-25", "2025-04-24T22:00:00.000Z"],
  ["America/Havana", "2025-11-02", "2025-11-02T04:00:00.000Z"],
  ["Atlantic/Azores", "2025-10-26", "2025-10-26T00:00:00.000Z"],
])("in %s %s begins at %s", (timeZone, date, start) => {
  const days = localMonth(new Date(`${date}T12:00:00Z`), timeZone);
  expect(days.find((day) => day.date === date)?.start.toISOString()).toBe(start);
});
