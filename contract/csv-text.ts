/** Puts an apostrophe before a text that a spreadsheet would run as a formula. */
export function csvText(value: string): string {
  return /^'*[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value;
}

/** The text of a cell before `csvText`. */
export function fromCsvText(cell: string): string {
  return cell.replace(/^'(?='*[=+\-@\t\r\n＝＋－＠])/, "");
}
