import { directionOf } from "#contract/pages/languages.ts";
import { currentLanguage, currentLocale } from "./translate.ts";

const numberFormats = new Map<string, Intl.NumberFormat>();
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** A format of numbers in the language of the moment. It is kept, because making one takes longer than a hundred numbers. */
export function numberFormat(
  options: Intl.NumberFormatOptions = {},
  locale = currentLocale(),
): Intl.NumberFormat {
  const key = JSON.stringify([locale, options]);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options);
  numberFormats.set(key, format);
  return format;
}

/** A format of dates and times in the language of the moment, kept unless it is of a user's own time zone: a server would keep many. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const { timeZone = "UTC" } = options;
  const key = JSON.stringify([currentLocale(), options]);
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(currentLocale(), options);
  if (timeZone === "UTC") dateFormats.set(key, format);
  return format;
}

/** Keeps one formatter for each language, because making one is slow: `const names = byLocale((locale) => ...)`. */
export function byLocale<T>(make: (locale: string) => T): () => T {
  const formats = new Map<string, T>();
  return () => {
    const locale = currentLocale();
    const format = formats.get(locale) ?? make(locale);
    formats.set(locale, format);
    return format;
  };
}

export const collator = byLocale((locale) => new Intl.Collator(locale));

/**
 * Keeps a phone number, a price or a code in its own order within a sentence that runs from right to left: without
 * Unicode isolates the sign of "US$" would stand on its other side.
 */
export function leftToRight(text: string): string {
  return directionOf(currentLanguage()) === "rtl" ? `\u2066${text.replaceAll("\u200f", "")}\u2069` : text;
}

/** A time of day: "3:07 PM" in English, elsewhere as its readers write it; in the reader's time zone unless one is given. */
export function formatTime(at: Date, timeZone?: string): string {
  const format = dateFormat({ timeStyle: "short", ...(timeZone && { timeZone }) });
  // Browsers and servers differ in the space before "PM".
  return format.format(at).replace("\u202f", " ");
}
