import type { Transaction } from "#contract/money/wallet.ts";
import { saveFile } from "#web/kit/browser/save-file.ts";
import { transactionsCsv } from "./transactions-csv.ts";

/** Saves the rows as a file that is named by today's date. */
export function saveTransactions(rows: readonly Transaction[]): void {
  const name = `farline-transactions-${new Date().toISOString().slice(0, 10)}.csv`;
  saveFile(name, transactionsCsv(rows), "text/csv");
}
