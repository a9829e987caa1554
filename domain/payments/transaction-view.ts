import type { Place } from "#contract/paging.ts";
import type { Transaction } from "#contract/payments.ts";

export interface TransactionQuery {
  limit: number;
  /** Only what comes after this place, that is, older transactions. */
  before?: Place | undefined;
  type?: Transaction["type"] | undefined;
}

export interface TransactionPage {
  /** Newest first. */
  transactions: Transaction[];
  /** Where to go on; undefined at the end of the history. */
  next: Place | undefined;
}

/** What moved an account's credits, and the purchases that did not: one list for people to read. */
export interface TransactionView {
  /** Pages are joined by a place, not by a number: new transactions move nothing from one page to another. */
  list(accountId: string, query: TransactionQuery): Promise<TransactionPage>;
}
