import { currentLocale } from "./translate.ts";

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
