import * as z from "zod/mini";

const day_ms = 24 * 60 * 60_000;
const usualDays = 30;
/** More days than this are too narrow to tell apart. */
const mostDays = 366;

/** Days in UTC, YYYY-MM-DD, both included. */
export interface DayRange {
  from: string;
  to: string;
}

export function usualRange(now: Date): DayRange {
  return { from: dayOf(now.getTime() - (usualDays - 1) * day_ms), to: dayOf(now.getTime()) };
}

export function rangeProblem({ from, to }: DayRange): string | undefined {
  if (![from, to].every((day) => z.iso.date().safeParse(day).success)) return "Please give both days.";
  if (from > to) return "The first day must not be after the last.";
  return daysOf({ from, to }).length > mostDays ? `Please choose at most ${mostDays} days.` : undefined;
}

/** The moments between which a range lies; the end itself is outside. */
export function momentsOf({ from, to }: DayRange): { since: string; until: string } {
  return { since: `${from}T00:00:00.000Z`, until: new Date(Date.parse(to) + day_ms).toISOString() };
}

export function daysOf({ from, to }: DayRange): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / day_ms) + 1;
  return Array.from({ length: Math.min(count, mostDays + 1) }, (_, at) =>
    dayOf(Date.parse(from) + at * day_ms),
  );
}

function dayOf(time_ms: number): string {
  return new Date(time_ms).toISOString().slice(0, 10);
}
