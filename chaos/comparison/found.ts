import type { AuditFinding } from "#domain/ledger/ledger-store.ts";

/** Records of database, card provider, carrier and mailboxes once the jobs are through. */
export interface Found {
  /** Addresses of which a sign-up's mail came. */
  mailed: ReadonlySet<string>;
  /** Addresses that logged in with the password of their sign-up. */
  loggedIn: ReadonlySet<string>;
  /** Payments in the database. */
  payments: readonly FoundPayment[];
  /** Refunds that were asked for, in the database. */
  refunds: readonly FoundRefund[];
  /** The paid intents, by the card provider's record. */
  charged: readonly Charge[];
  /** The refunds that our servers made there, by the card provider's record. */
  givenBack: readonly GivenBack[];
  /** Calls in the database; `posted_mc` lists what their transfers moved. */
  calls: readonly {
    providerCallId: string;
    open: boolean;
    cost_mc: number | null;
    posted_mc: readonly number[];
  }[];
  /** Ids of the calls that were answered, by the carrier's record. */
  answered: readonly string[];
  wallets: readonly { id: string; posted_mc: number; held_mc: number; floor_mc: number }[];
  audit: readonly AuditFinding[];
  /** Mails that wait or were given up. */
  unsentMails: number;
}

export interface FoundPayment {
  walletId: string;
  id: string;
  ref: string;
  credits_mc: number;
  refunded_minor: number;
  /** True when the payment pauses its user's calls. */
  isDisputed: boolean;
  /** Amounts that its transfers moved for the purchase and its refunds. */
  posted_mc: readonly number[];
  /** Amounts that its transfers moved for disputes. */
  disputed_mc: readonly number[];
}

export interface FoundRefund {
  id: string;
  paymentId: string;
  askedBy: "operator" | "user";
  amount_minor: number;
  status: "requested" | "done" | "refused";
  /** True while its credits are held. */
  holds: boolean;
}

export interface Charge {
  ref: string;
  charge_minor: number;
  /** Refunded and not returned by the bank. */
  refunded_minor: number;
  /** Taken by disputes that are open or lost. */
  disputed_minor: number;
  /** Refunds of any outcome. */
  refunds: number;
  failedRefunds: number;
  disputes: number;
}

export interface GivenBack {
  /** Our id of the refund; empty when it was not our server that asked. */
  refundId: string;
  ref: string;
  amount_minor: number;
  /** True when the bank has returned it since. */
  failed: boolean;
}
