import { localDays } from "#domain/local-midnights.ts";

/** The calendar month of a moment in a time zone of the IANA: its first moment, and that of the next one. */
export function monthOf(now: Date, timeZone: string): { start: Date; end: Date } {
  const days = localDays(now, timeZone);
  const { today } = days;
  const day = today.getUTCDate();
  const length = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 0)).getUTCDate();
  return { start: days.day(1 - day).start, end: days.day(length - day + 1).start };
}
