import { byLocale } from "#words/by-locale.ts";

const format = byLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** A measured value, rounded to one decimal place: 4 -> "4.0". */
export function oneDigit(value: number): string {
  return format().format(value);
}
