import { localClock } from "#contract/local-clock.ts";

const minute_ms = 60_000;
const day_ms = 24 * 60 * minute_ms;

export interface LocalDay {
  /** YYYY-MM-DD. */
  date: string;
  start: Date;
}

/** Days in a time zone of the IANA, by their distance from today there. */
function localDays(now: Date, timeZone: string) {
  const offset_ms = offsetsOf(timeZone);
  const today_ms = Math.floor((now.getTime() + offset_ms(now.getTime())) / day_ms) * day_ms;
  return {
    /** Today's date, as midnight in UTC. */
    today: new Date(today_ms),
    day(daysFromToday: number): LocalDay {
      const midnight_ms = today_ms + daysFromToday * day_ms;
      const readings = [midnight_ms - day_ms, midnight_ms + day_ms].map(
        (near) => midnight_ms - offset_ms(near),
      );
      // Where clocks go from 24:00 to 1:00, midnight by the later offset is 23:00 of the day before.
      const starts = readings.filter((moment_ms) => moment_ms + offset_ms(moment_ms) >= midnight_ms);
      return {
        date: new Date(midnight_ms).toISOString().slice(0, 10),
        start: new Date(Math.min(...starts)),
      };
    },
  };
}

/** The distance of a time zone's clocks from UTC at a moment, east positive. */
function offsetsOf(timeZone: string): (moment_ms: number) => number {
  const read = localClock(timeZone);
  return (moment_ms) => read(moment_ms) - Math.floor(moment_ms / minute_ms) * minute_ms;
}

/** The Mondays of the last weeks in a time zone of the IANA, oldest first, that of this week included. */
export function localWeeks(now: Date, timeZone: string, count: number): LocalDay[] {
  const { today, day } = localDays(now, timeZone);
  // The days of `getUTCDay` begin with Sunday.
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  return Array.from({ length: count }, (_, index) => day(-sinceMonday - 7 * (count - 1 - index)));
}

/** All days of the running month in a time zone of the IANA. */
export function localMonth(now: Date, timeZone: string): LocalDay[] {
  const { length, day } = daysOfMonth(now, timeZone);
  return Array.from({ length }, (_, index) => day(index));
}

/** The calendar month of a moment in a time zone of the IANA: its first moment, that of the next one, and its name: "2027-01". */
export function monthOf(now: Date, timeZone: string): { start: Date; end: Date; name: string } {
  const { length, day } = daysOfMonth(now, timeZone);
  const { start, date } = day(0);
  return { start, end: day(length).start, name: date.slice(0, 7) };
}

function daysOfMonth(now: Date, timeZone: string) {
  const { today, day } = localDays(now, timeZone);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return { length, day: (index: number) => day(1 + index - today.getUTCDate()) };
}
