/** RFC 2822, the carrier's date format: Thu, 01 Jan 2026 12:00:00 +0000. */
export function formatDate(date: Date): string {
  return date.toUTCString().replace("GMT", "+0000");
}
