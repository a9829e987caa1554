import type { Currency } from "#contract/currencies.ts";
import type { LedgerStore } from "#domain/ledger/ledger-store.ts";
import type { RateStore } from "#domain/money/exchange-rates.ts";
import type { Price } from "#domain/money/price.ts";
import type { Outbox } from "#domain/outbox.ts";
import type { ReceiptStore } from "./receipt-store.ts";

export type PaymentStatus = "pending" | "completed" | "failed";

/** One purchase by card. Its id is made before the provider hears of it and is the provider's idempotency key. */
export interface Payment {
  walletId: string;
  id: string;
  /** Who pays. */
  userId: string;
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

/** Names a payment: all its rows live with its wallet. */
export type PaymentKey = Pick<Payment, "walletId" | "id">;

/** A payment that the provider is to be asked about. */
export interface DuePayment extends PaymentKey {
  status: PaymentStatus;
  /** How often the sweep has asked before. */
  checks: number;
}

/** A price fixed for one wallet until it expires. */
export interface StoredQuote extends Price {
  walletId: string;
  id: string;
  expiresAt: Date;
}

export interface PaymentStore {
  add(payment: Payment, nextCheckAt: Date): Promise<void>;
  /** Reads a payment and keeps its row locked until the transaction ends. */
  lock(key: PaymentKey): Promise<Payment | undefined>;
  /** Remembers the provider's name for a payment that has none yet, and when to ask about it first. */
  setProviderRef(key: PaymentKey, providerRef: string, nextCheckAt: Date): Promise<void>;
  /** Marks a payment failed whose intent the provider refused to create. */
  fail(key: PaymentKey): Promise<void>;
  /** Writes what reconciling found, and when to ask again: `null` is never, `undefined` leaves it to `claimDue`. */
  settle(payment: Payment, nextCheckAt: Date | null | undefined): Promise<void>;
  /** This wallet's payments since then that could be paid but were not credited, newest first. */
  uncredited(walletId: string, since: Date, limit: number): Promise<PaymentKey[]>;
  /** Payments that are due for a check, the most overdue first; of each kind those created later. Claims none. */
  due(at: { now: Date; undecidedAfter: Date; completedAfter: Date }, limit: number): Promise<DuePayment[]>;
  /** Takes one check of a payment and puts the next off; false when another node has it or it is being reconciled. */
  claimDue(due: DuePayment, check: { now: Date; nextAt: Date }): Promise<boolean>;
}

export interface QuoteStore {
  add(quote: StoredQuote): Promise<void>;
  find(walletId: string, id: string): Promise<StoredQuote | undefined>;
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
