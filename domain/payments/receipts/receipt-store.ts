import type { Currency } from "#contract/money/currencies.ts";
import type { Language } from "#contract/pages/languages.ts";
import type { BillingDetails } from "#contract/users/user-settings.ts";
import type { VisibleWallet } from "#domain/ledger/viewer.ts";
import type { PayingCard } from "#domain/payments/cards/card-store.ts";
import type { Seller } from "./seller.ts";

/** One purchase for bookkeeping: the buyer, the credits bought, the card charge and its refunds. */
export interface Receipt {
  walletId: string;
  /** The payment's own id. */
  paymentId: string;
  /** The time at which the credits arrived. */
  paidAt: Date;
  /** The user as they are now, with the billing details of the purchase. */
  buyer: { firstName: string; lastName: string; email: string; language: Language | null } & BillingDetails;
  /** The seller and the tax of the purchase; null for a receipt that kept none. */
  seller: Seller | null;
  /** Null where the provider does not name it. */
  card: PayingCard | null;
  currency: Currency;
  charge_minor: number;
  /** The exchange rate of the price; null where it is not known. */
  perUsd_e6: number | null;
  /** The part of the charge that was refunded so far. */
  refunded_minor: number;
  credits_mc: number;
  /** True for a purchase of automatic recharge. */
  byRule: boolean;
  /** Money that left the purchase or came back to it, the first first. */
  returns: readonly MoneyReturn[];
}

/** A refund or dispute: negative when its money went to the buyer. */
export interface MoneyReturn {
  kind: "refund" | "dispute";
  at: Date;
  /** `pending` while a refund is on its way to the card, `failed` when it did not get there. */
  status: "completed" | "pending" | "failed";
  amount_minor: number;
}

export interface ReceiptStore {
  /**
   * Keeps what the receipt of a purchase says of seller, tax, buyer and card, as settings and provider say it now. A repeated
   * call changes nothing. A deleted buyer's receipt keeps seller and tax alone.
   */
  issue(
    payment: { walletId: string; id: string; userId: string },
    given: { card: PayingCard | undefined; sellerName: string },
  ): Promise<void>;
  /** A payment has no receipt before it is credited, and none for a reader who does not see it. */
  find(wallet: VisibleWallet, paymentId: string): Promise<Receipt | undefined>;
}
