/**
 * The moment whole months after another one, in UTC: on the same day at the same time, or on the last day of a shorter month.
 * Counted from the first day each time, so that a number bought on January 31st renews on February 28th and on March 31st.
 */
export function monthsAfter(start: Date, months: number): Date {
  const month = start.getUTCMonth() + months;
  const last = new Date(Date.UTC(start.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const moment = new Date(start);
  moment.setUTCDate(1);
  moment.setUTCMonth(month);
  moment.setUTCDate(Math.min(start.getUTCDate(), last));
  return moment;
}

/** Days before a renewal on which a user is told that the credits do not cover it. */
export const warningDays = [7, 1] as const;

const day_ms = 24 * 60 * 60_000;

export function daysAfter(start: Date, days: number): Date {
  return new Date(start.getTime() + days * day_ms);
}
