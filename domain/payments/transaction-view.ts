import type { Transaction } from "../../contract/payments.ts";

/** What moved an account's credits, and the purchases that did not: one list for people to read. */
export interface TransactionView {
  /** Newest first, at most `limit`. */
  list(accountId: string, limit: number): Promise<Transaction[]>;
}
