import type { WalletUser } from "#domain/ledger/ledger-store.ts";

/** A user who starts a payment, and where from. */
export interface Buyer extends WalletUser {
  email: string;
  createdAt: Date;
  ip: string;
  userAgent: string | undefined;
}

/**
 * Facts about a buyer for the provider's fraud checks. Kept with the payment until it is decided, because a repeated
 * request must say the same.
 */
export interface BuyerSignals {
  email: string;
  accountAge_days: number;
  ip: string;
  userAgent: string;
  /** True when the cardholder's bank is asked to authenticate every card that can be. */
  threeDSecure: boolean;
}

const day_ms = 24 * 60 * 60_000;
const longestUserAgent = 500;

export function signalsOf(buyer: Buyer, now: Date, threeDSecure: boolean): BuyerSignals {
  return {
    email: buyer.email,
    accountAge_days: Math.max(0, Math.floor((now.getTime() - buyer.createdAt.getTime()) / day_ms)),
    ip: buyer.ip,
    userAgent: (buyer.userAgent ?? "").slice(0, longestUserAgent),
    threeDSecure,
  };
}
