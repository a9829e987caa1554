import type { BoundedLimit } from "#domain/bounded-limit.ts";
import type { Clock, Ids, Transaction } from "#domain/runtime.ts";
import type { Publish } from "#domain/user-events.ts";
import type { CardProvider } from "./card-provider.ts";
import type { PaymentStores } from "./payment-store.ts";
import type { ReceiptOptions } from "./receipt-mail.ts";

/** What the use-cases of payments work with. */
export interface PaymentDeps {
  provider: CardProvider;
  transaction: Transaction<PaymentStores>;
  clock: Clock;
  ids: Ids;
  /** Reconciling keeps a database connection while the provider thinks; a slow provider must not take them all. */
  reconcileLimit: BoundedLimit;
  receipts: ReceiptOptions;
  /** Publishes to the user that their balance or history has changed. */
  publish: Publish;
  /** Called when a wallet has got credits and they are there to be spent. Never fails. */
  credited: (walletId: string) => Promise<void>;
  /** Tells the operator about a payment that could not be started or reconciled; the user gets a sentence instead. */
  report: (paymentId: string, failure: unknown) => void;
}

/** How long a price may be paid for after it was shown. */
export const quoteLifetime_ms = 15 * 60_000;
/** How long a payment that nobody has paid stays payable in our eyes. Paid later, it is credited all the same. */
export const paymentLifetime_ms = 24 * 60 * 60_000;
/** How long we go on asking about a payment that stays undecided. */
export const longestPursuit_ms = 7 * 24 * 60 * 60_000;
