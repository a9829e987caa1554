import type { Transaction } from "../../../contract/payments.ts";
import { transactionsCsv } from "./transactions-csv.ts";

/** Lets the browser save rows as a file, named for today. */
export function saveTransactions(rows: readonly Transaction[]): void {
  const file = new Blob([transactionsCsv(rows)], { type: "text/csv;charset=utf-8" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `farline-transactions-${new Date().toISOString().slice(0, 10)}.csv`;
  link.click();
  // Some browsers begin to read only after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
