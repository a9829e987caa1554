import { byLocale } from "./by-locale.ts";
import { currentLocale } from "./translate.ts";

/** A time of day: "3:07 PM" in English, elsewhere as its readers write it; in the reader's time zone unless one is given. */
export function formatTime(at: Date, timeZone?: string): string {
  const format = timeZone === undefined ? localFormat() : formatIn(currentLocale(), timeZone);
  // Browsers and servers differ in the space before "PM".
  return format.format(at).replace("\u202f", " ");
}

const localFormat = byLocale((locale) => new Intl.DateTimeFormat(locale, { timeStyle: "short" }));

function formatIn(locale: string, timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone });
}
