/** Rows as CSV (RFC 4180) in UTF-8, with the byte order mark by which spreadsheets recognise UTF-8. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => `${cells.map(quoted).join(",")}\r\n`).join("")}`;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
