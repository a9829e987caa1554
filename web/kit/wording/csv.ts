/**
 * Rows as CSV (RFC 4180) in UTF-8, with the byte order mark by which spreadsheets recognise UTF-8.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((cells) => `${cells.map(quoted).join(",")}\r\n`).join("")}`;
}

/** Puts an apostrophe before a text that a spreadsheet would run as a formula. */
export function csvText(value: string): string {
  return /^'*[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value;
}

/** The text of a cell before `csvText`. */
export function fromCsvText(cell: string): string {
  return cell.replace(/^'(?='*[=+\-@\t\r\n＝＋－＠])/, "");
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
