import { type LocalDay, localDays } from "#domain/local-midnights.ts";

/** The Mondays of the last weeks in a time zone of the IANA, oldest first, that of this week included. */
export function localWeeks(now: Date, timeZone: string, count: number): LocalDay[] {
  const { today, day } = localDays(now, timeZone);
  // The days of `getUTCDay` begin with Sunday.
  const sinceMonday = (today.getUTCDay() + 6) % 7;
  return Array.from({ length: count }, (_, index) => day(-sinceMonday - 7 * (count - 1 - index)));
}

/** All days of the running month in a time zone of the IANA. */
export function localMonth(now: Date, timeZone: string): LocalDay[] {
  const { today, day } = localDays(now, timeZone);
  const [year, month] = [today.getUTCFullYear(), today.getUTCMonth()];
  const length = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Array.from({ length }, (_, index) => day(1 + index - today.getUTCDate()));
}
