import type { Transaction } from "#contract/payments.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { transactionsCsv } from "./transactions-csv.ts";

/** Lets the browser save rows as a file, named for today. */
export function saveTransactions(rows: readonly Transaction[]): void {
  const name = `farline-transactions-${new Date().toISOString().slice(0, 10)}.csv`;
  saveFile(name, transactionsCsv(rows), "text/csv");
}
