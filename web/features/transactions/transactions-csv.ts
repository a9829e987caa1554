import { minorUnitDigits } from "#contract/currencies.ts";
import type { Transaction } from "#contract/payments.ts";
import { formatDateTime, signedAmount, signedCredits } from "#web/lib/format.ts";

const header = ["Date", "Type", "Description", "Amount", "Currency", "Credits", "Status"];

/**
 * Rows as CSV (RFC 4180) in UTF-8, with the byte order mark by which spreadsheets recognise UTF-8. Amounts are plain
 * numbers with the table's sign. Dates are in the reader's time zone unless another one is given.
 */
export function transactionsCsv(rows: readonly Transaction[], timeZone?: string): string {
  const lines = rows.map((row) => [
    formatDateTime(row.createdAt, timeZone),
    text(row.type),
    text(row.description),
    signedAmount(row).toFixed(minorUnitDigits[row.currency]),
    row.currency,
    String(signedCredits(row)),
    text(row.status),
  ]);
  return `\uFEFF${[header, ...lines].map((cells) => `${cells.map(quoted).join(",")}\r\n`).join("")}`;
}

/** Puts an apostrophe before a text that a spreadsheet would run as a formula. */
function text(value: string): string {
  return /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
