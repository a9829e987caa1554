const minute_ms = 60_000;
const day_ms = 24 * 60 * minute_ms;

export interface LocalWeek {
  /** The week's Monday, as YYYY-MM-DD. */
  monday: string;
  /** Its first moment in the time zone. */
  start: Date;
}

/** The last weeks in a time zone of the IANA, oldest first, this one included. They begin at local midnight. */
export function localWeeks(now: Date, timeZone: string, count: number): LocalWeek[] {
  const offset_ms = offsetsOf(timeZone);
  const local_ms = now.getTime() + offset_ms(now.getTime());
  const today = Math.floor(local_ms / day_ms) * day_ms;
  // The days of `getUTCDay` begin with Sunday.
  const sinceMonday = (new Date(local_ms).getUTCDay() + 6) % 7;
  return Array.from({ length: count }, (_, index) => {
    const midnight = today - (sinceMonday + 7 * (count - 1 - index)) * day_ms;
    const near = midnight - offset_ms(midnight);
    return {
      monday: new Date(midnight).toISOString().slice(0, 10),
      start: new Date(midnight - offset_ms(near)),
    };
  });
}

/** The distance of a time zone's clocks from UTC at a moment, east positive. */
function offsetsOf(timeZone: string): (moment_ms: number) => number {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  });
  return (moment_ms) => {
    const minute = Math.floor(moment_ms / minute_ms) * minute_ms;
    const parts = new Map(format.formatToParts(minute).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute")) - minute;
  };
}
