import { csvText } from "#contract/csv-text.ts";
import { shownDigits } from "#contract/money/currencies.ts";
import { descriptionOf, outcomeWord, type Transaction } from "#contract/money/wallet.ts";
import { csvOf, saveFile } from "#web/kit/browser/save-file.ts";
import { formatDateTime, signedAmount, signedCredits } from "#web/kit/wording/format.ts";
import { brandedFile } from "#words/branded-file.ts";
import type { Sentence } from "#words/catalogue.ts";
import { withoutZeroSign } from "#words/money.ts";
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

export function saveTransactions(rows: readonly Transaction[]): void {
  const name = brandedFile(`transactions-${new Date().toISOString().slice(0, 10)}.csv`);
  saveFile(name, transactionsCsv(rows), "text/csv");
}

/** Rows as CSV. Types and statuses are for programs, the same in every language; amounts are plain numbers. */
export function transactionsCsv(rows: readonly Transaction[], timeZone?: string): string {
  const lines = rows.map((row) => [
    formatDateTime(row.createdAt, timeZone),
    csvText(row.type),
    csvText(say(descriptionOf(row))),
    amountOf(row),
    row.currency,
    String(signedCredits(row)),
    csvText(outcomeWord(row)),
  ]);
  return csvOf([header.map((name) => t(name)), ...lines]);
}

function amountOf(row: Transaction): string {
  const digits = shownDigits(row.currency);
  return withoutZeroSign(signedAmount(row), digits).toFixed(digits);
}
