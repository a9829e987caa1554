import type { Currency } from "#contract/money/currencies.ts";
import type { Language } from "#contract/pages/languages.ts";

/** One purchase for bookkeeping: the buyer, the credits bought and the card charge. */
export interface Receipt {
  walletId: string;
  /** The payment's own id. */
  paymentId: string;
  /** The time at which the credits arrived. */
  paidAt: Date;
  buyer: { firstName: string; lastName: string; email: string; language: Language | null };
  currency: Currency;
  charge_minor: number;
  /** The part of the charge that was refunded so far. */
  refunded_minor: number;
  credits_mc: number;
}

export interface ReceiptStore {
  /** A payment has no receipt before it is credited. */
  find(payment: { walletId: string; id: string }): Promise<Receipt | undefined>;
}
