import type { Currency } from "#contract/currencies.ts";

/** What one purchase says for the books: who bought what of whom, and what the card was charged. */
export interface Receipt {
  walletId: string;
  /** The payment's own id. */
  paymentId: string;
  /** When the credits arrived. */
  paidAt: Date;
  buyer: { firstName: string; lastName: string; email: string };
  currency: Currency;
  charge_minor: number;
  /** How much of the charge went back to the card until now. */
  refunded_minor: number;
  credits_mc: number;
}

export interface ReceiptStore {
  /** There is none before the payment is credited. */
  find(payment: { walletId: string; id: string }): Promise<Receipt | undefined>;
}
