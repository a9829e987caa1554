import { byLocale } from "./by-locale.ts";
import { currentLocale, t } from "./translate.ts";

/** "November 23, 2026, 03:15 UTC". In UTC, so that the server and the page say the same. */
export function momentInWords(moment: string): string {
  const [dates, times] = formats();
  const at = new Date(moment);
  return t("{date}, {time} UTC", { date: dates.format(at), time: times.format(at) });
}

const formats = byLocale(
  (locale) =>
    [
      new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }),
      new Intl.DateTimeFormat(locale, {
        hour: "2-digit",
        minute: "2-digit",
        hourCycle: "h23",
        timeZone: "UTC",
      }),
    ] as const,
);

/** The day as receipts write it, "November 5, 2026", in the language of the moment. In UTC, so that it is the same everywhere. */
export function formatReceiptDate(paidAt: Date): string {
  return new Intl.DateTimeFormat(currentLocale(), { dateStyle: "long", timeZone: "UTC" }).format(paidAt);
}
