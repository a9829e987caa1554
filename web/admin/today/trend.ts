type Trend = ReturnType<typeof trendOf>;

const daysOfWeek = 7;

/**
 * The figures of all days, the oldest first. The average is without today: a day that has just begun would pull it down.
 * `weekBefore` is of the same weekday a week ago, the whole of it; undefined where so many days are not known.
 */
export function trendOf(days: readonly number[]) {
  const before = days.slice(0, -1);
  const sum = before.reduce((total, figure) => total + figure, 0);
  return {
    today: days.at(-1) ?? 0,
    average: before.length === 0 ? 0 : sum / before.length,
    weekBefore: days.at(-1 - daysOfWeek),
    days,
  };
}

/** A trend in a sentence: "Calls: 12 today, 9.3 a day on average in the 13 days before, 11 on the Monday before". */
export function trendWords(
  name: string,
  { today, average, weekBefore, days }: Trend,
  word: (figure: number) => string,
  weekday: string,
) {
  const averageWords = `${word(average)} a day on average in the ${days.length - 1} days before`;
  const before = weekBefore === undefined ? "" : `, ${word(weekBefore)} on the ${weekday} before`;
  return `${name}: ${word(today)} today, ${averageWords}${before}`;
}

/** The weekday (UTC) of a day: "Monday". */
export function weekdayOf(day: string): string {
  return weekdays.format(new Date(day));
}

const weekdays = new Intl.DateTimeFormat("en", { weekday: "long", timeZone: "UTC" });

/** The parts of a figure that are not nothing: "1 call, 2 mails"; "none" without any. */
export function partsInWords(
  parts: readonly (readonly [count: number, one: string, many: string])[],
): string {
  const words = parts
    .filter(([count]) => count > 0)
    .map(([count, one, many]) => `${count.toLocaleString("en")} ${count === 1 ? one : many}`);
  return words.length === 0 ? "none" : words.join(", ");
}
