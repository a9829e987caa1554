import { minorUnitDigits } from "#contract/money/currencies.ts";
import { descriptionOf, type Transaction } from "#contract/money/wallet.ts";
import { csvOf, csvText } from "#web/kit/wording/csv.ts";
import { formatDateTime, signedAmount, signedCredits } from "#web/kit/wording/format.ts";
import type { Sentence } from "#words/catalogue.ts";
import { say } from "#words/say.ts";
import { t } from "#words/translate.ts";

const header: readonly Sentence[] = [
  "Date",
  "Type",
  "Description",
  "Amount",
  "Currency",
  "Credits",
  "Status",
];

/**
 * Rows as CSV. Types and statuses are for programs, the same in every language. Amounts are plain numbers with the table's sign. Dates are in the reader's time zone unless another one
 * is given.
 */
export function transactionsCsv(rows: readonly Transaction[], timeZone?: string): string {
  const lines = rows.map((row) => [
    formatDateTime(row.createdAt, timeZone),
    csvText(row.type),
    csvText(say(descriptionOf(row))),
    signedAmount(row).toFixed(minorUnitDigits[row.currency]),
    row.currency,
    String(signedCredits(row)),
    csvText(row.status),
  ]);
  return csvOf([header.map((name) => t(name)), ...lines]);
}
