import type { Currency } from "#contract/currencies.ts";
import type { LedgerStore } from "#domain/ledger/ledger-store.ts";
import type { RateStore } from "#domain/money/exchange-rates.ts";
import type { Price } from "#domain/money/price.ts";
import type { Outbox } from "#domain/outbox.ts";
import type { ReceiptStore } from "./receipt-store.ts";

export type PaymentStatus = "pending" | "completed" | "failed";

/** One purchase by card. Its id is made before the provider hears of it and is the provider's idempotency key. */
export interface Payment {
  id: string;
  accountId: string;
  provider: string;
  /** The provider's own name for it; null until the provider has answered. */
  providerRef: string | null;
  status: PaymentStatus;
  currency: Currency;
  /** What the card is charged, in the currency's smallest unit. */
  charge_minor: number;
  credits_mc: number;
  /** How much of the charge went back to the card. */
  refunded_minor: number;
  /** How many movements of credits this payment has caused. */
  postings: number;
  createdAt: Date;
}

/** A price fixed for one user until it expires. */
export interface StoredQuote extends Price {
  id: string;
  accountId: string;
  expiresAt: Date;
}

export interface PaymentStore {
  add(payment: Payment, nextCheckAt: Date): Promise<void>;
  /** Reads a payment and keeps its row locked until the transaction ends. */
  lock(id: string): Promise<Payment | undefined>;
  idOf(provider: string, providerRef: string): Promise<string | undefined>;
  /** Remembers the provider's name for a payment that has none yet, and when to ask about it first. */
  setProviderRef(id: string, providerRef: string, nextCheckAt: Date): Promise<void>;
  /** Marks a payment failed whose intent the provider refused to create. */
  fail(id: string): Promise<void>;
  /** Writes what reconciling found, and when to ask again: `null` is never, `undefined` leaves it to `claimDue`. */
  settle(payment: Payment, nextCheckAt: Date | null | undefined): Promise<void>;
  /** This account's payments since then that could be paid but were not credited, newest first. */
  uncredited(accountId: string, since: Date, limit: number): Promise<string[]>;
  /**
   * Takes the payment that has been due for a check the longest and puts its next check off, so that of several nodes
   * one asks. An undecided one waits twice as long each time, a completed one always as long.
   */
  claimDue(due: {
    now: Date;
    undecided: { createdAfter: Date; firstWait_ms: number; longestWait_ms: number };
    completed: { createdAfter: Date; wait_ms: number };
  }): Promise<string | undefined>;
}

export interface QuoteStore {
  add(quote: StoredQuote): Promise<void>;
  find(id: string, accountId: string): Promise<StoredQuote | undefined>;
  deleteExpired(before: Date): Promise<number>;
}

/** What one unit of work on payments may touch. */
export interface PaymentStores {
  payments: PaymentStore;
  quotes: QuoteStore;
  rates: RateStore;
  ledger: LedgerStore;
  receipts: ReceiptStore;
  outbox: Outbox;
}
