import { dateFormat } from "./formats.ts";

/** A time of day: "3:07 PM" in English, elsewhere as its readers write it; in the reader's time zone unless one is given. */
export function formatTime(at: Date, timeZone?: string): string {
  const format = dateFormat({ timeStyle: "short", ...(timeZone && { timeZone }) });
  // Browsers and servers differ in the space before "PM".
  return format.format(at).replace("\u202f", " ");
}
