import { csvLine } from "#contract/csv-line.ts";

export function saveFile(name: string, content: string | Blob, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  // Some browsers read the address only after the current task.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Rows as CSV (RFC 4180) in UTF-8, with the byte order mark by which spreadsheets recognise UTF-8. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map(csvLine).join("")}`;
}
