import { minorUnitDigits } from "#contract/currencies.ts";
import type { Transaction } from "#contract/payments.ts";
import { formatDateTime, signedAmount, signedCredits } from "#web/lib/format.ts";

const header = ["Date", "Type", "Description", "Amount", "Currency", "Credits", "Status"];

/**
 * Rows as spreadsheets read them: RFC 4180, in UTF-8 with the mark that spreadsheets know it by. Amounts are plain
 * numbers with the sign the table shows. Dates are the reader's own unless a time zone is given.
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

/** A text that a spreadsheet would take for a formula gets an apostrophe before it, which keeps it a text. */
function text(value: string): string {
  return /^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
