import { dateFormat, formatTime } from "./formats.ts";
import { t } from "./translate.ts";

/** "November 23, 2026, 3:15 AM UTC". In UTC, so that the server and the page say the same. */
export function momentInWords(moment: string): string {
  const at = new Date(moment);
  return t("{date}, {time} UTC", { date: dateFormat(day).format(at), time: formatTime(at, "UTC") });
}

const day = { dateStyle: "long", timeZone: "UTC" } as const;

/** The day as receipts write it, "November 5, 2026", in the language of the moment. In UTC, so that it is the same everywhere. */
export function formatReceiptDate(paidAt: Date): string {
  return dateFormat(day).format(paidAt);
}
