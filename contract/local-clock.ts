/**
 * The clocks of an IANA time zone: reads a moment, in milliseconds since 1970, as the moment at which UTC shows the same
 * date and time, to the minute.
 * @throws RangeError for an unknown zone.
 */
export function localClock(timeZone: string): (moment_ms: number) => number {
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
    const parts = format.formatToParts(moment_ms).map(({ type, value }) => [type, Number(value)]);
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = Object.fromEntries(parts);
    return Date.UTC(year, month - 1, day, hour, minute);
  };
}
