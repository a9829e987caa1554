import { localClock } from "#contract/local-clock.ts";

const minute_ms = 60_000;
const day_ms = 24 * 60 * minute_ms;

export interface LocalDay {
  /** YYYY-MM-DD. */
  date: string;
  start: Date;
}

/** Days in a time zone of the IANA, by their distance from today there. */
export function localDays(now: Date, timeZone: string) {
  const offset_ms = offsetsOf(timeZone);
  const today_ms = Math.floor((now.getTime() + offset_ms(now.getTime())) / day_ms) * day_ms;
  return {
    /** Today's date, as midnight in UTC. */
    today: new Date(today_ms),
    day(daysFromToday: number): LocalDay {
      const midnight_ms = today_ms + daysFromToday * day_ms;
      const near_ms = midnight_ms - offset_ms(midnight_ms);
      return {
        date: new Date(midnight_ms).toISOString().slice(0, 10),
        start: new Date(midnight_ms - offset_ms(near_ms)),
      };
    },
  };
}

/** The distance of a time zone's clocks from UTC at a moment, east positive. */
function offsetsOf(timeZone: string): (moment_ms: number) => number {
  const read = localClock(timeZone);
  return (moment_ms) => read(moment_ms) - Math.floor(moment_ms / minute_ms) * minute_ms;
}
