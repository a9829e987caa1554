/**
 * The ledger of prepaid credits. Amounts are millicredits (mc), safe integers.
 * A transfer is a balanced pair: a wallet against a house account, whose balance is the sum of its rows.
 */
export type HouseAccount = "payments" | "calls" | "disputes";

/** A user, and the wallet that the user's calls and purchases are charged to. Several users may share one. */
export interface WalletUser {
  id: string;
  walletId: string;
}

export interface Balance {
  /** What the wallet owns: the balance shown. */
  posted_mc: number;
  /** What open calls have reserved. */
  held_mc: number;
  /** `posted - held - floor`: what a new call may reserve. */
  available_mc: number;
}

export interface Posting {
  walletId: string;
  contra: HouseAccount;
  /** Positive credits the user, negative debits. Never zero. */
  delta_mc: number;
  /** Names this movement once and for all; posting it again is an error of the caller (unique violation). */
  ref: string;
  /** The payment or call this movement belongs to. */
  subjectId: string;
  /** A refund or dispute outside our control may take the balance below zero; the wallet's floor follows. */
  mayOverdraw: boolean;
}

export interface LedgerStore {
  /** Opens a wallet at zero. Does nothing when it is open already. Called before the first posting. */
  openWallet(walletId: string): Promise<void>;
  /** A wallet that was never opened has nothing. */
  balance(walletId: string): Promise<Balance>;
  /** Moves credits; returns the balance after it, or undefined when the wallet lacks the amount. */
  post(posting: Posting): Promise<Balance | undefined>;
  /** Holds more for an open call; false when the wallet lacks the amount or is not at the version given. */
  hold(walletId: string, more_mc: number, version?: number): Promise<boolean>;
  /** Sum of all movements of one payment or call, in mc; of those against one house account where it is named. */
  postedFor(walletId: string, subjectId: string, contra?: HouseAccount): Promise<number>;
  /** Every broken invariant, by wallet; empty is the only good answer. */
  audit(): Promise<AuditFinding[]>;
}

export interface AuditFinding {
  walletId: string;
  /** The broken invariant: sum of transfers = posted, sum of open holds = held, unbroken balance chain. */
  invariant: "posted" | "held" | "chain";
  expected_mc: number;
  actual_mc: number;
}
