import type { BoundedLimit } from "#domain/bounded-limit.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { Observer } from "#domain/observer.ts";
import type { Clock, Ids, Transaction } from "#domain/runtime.ts";
import type { Publish } from "#domain/user-events.ts";
import type { CardProvider } from "./card-provider.ts";
import type { CardTesting } from "./limits/card-testing.ts";
import type { CardTestingLimits } from "./limits/payment-limits.ts";
import type { PaymentStores } from "./payment-store.ts";
import type { ReceiptOptions } from "./receipts/receipt-mail.ts";
import type { MoneyBackRules } from "./refunds/money-back-limit.ts";

/** A payment whose money went back. */
export interface Debit {
  user: WalletUser;
  /** True when a dispute pauses the user's calling from now on. */
  pausesCalling: boolean;
}

export interface PaymentDeps {
  provider: CardProvider;
  transaction: Transaction<PaymentStores>;
  clock: Clock;
  ids: Ids;
  /** Reconciling keeps a database connection while the provider answers, so a slow provider could use up the pool. */
  reconcileLimit: BoundedLimit;
  receipts: ReceiptOptions;
  moneyBack: MoneyBackRules;
  operatorEmail: string;
  cardTesting: CardTesting;
  cardLimits: CardTestingLimits;
  /** Publishes to the user that their balance or history has changed. */
  publish: Publish;
  /** Called after a transaction that credited a wallet has committed. Never fails. */
  credited: (walletId: string) => Promise<void>;
  /** Called after a transaction that took a payment's credits back, or noted its dispute, has committed. */
  debited: (debit: Debit) => Promise<void>;
  observer: Observer;
  /** Reports a payment that could not be started or reconciled to the operator; the user gets a sentence instead. */
  report: (paymentId: string, failure: unknown) => void;
}

/** Time for which an unpaid payment stays payable. A payment made later is credited all the same. */
export const paymentLifetime_ms = 24 * 60 * 60_000;
/** Longest time that the sweep keeps asking about an undecided payment. */
export const longestPursuit_ms = 7 * 24 * 60 * 60_000;
