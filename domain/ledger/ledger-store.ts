/**
 * The ledger of prepaid credits. Amounts are millicredits (mc), safe integers.
 * A transfer is a balanced pair: the user's account against a house account, whose balance is the sum of its rows.
 */
export type HouseAccount = "payments" | "calls" | "disputes" | "lost";

export interface Balance {
  /** What the account owns: the balance shown. */
  posted_mc: number;
  /** What open calls have reserved. */
  held_mc: number;
  /** `posted - held - floor`: what a new call may reserve. */
  available_mc: number;
}

export interface Posting {
  accountId: string;
  contra: HouseAccount;
  /** Positive credits the user, negative debits. Never zero. */
  delta_mc: number;
  /** Names this movement once and for all; posting it again is an error of the caller (unique violation). */
  ref: string;
  /** The payment or call this movement belongs to. */
  subjectId: string;
  /** A refund or dispute outside our control may take the balance below zero; the account's floor follows. */
  mayOverdraw: boolean;
}

export interface LedgerStore {
  /** Opens an account at zero. Does nothing when it is open already. Called before the first posting. */
  openAccount(accountId: string): Promise<void>;
  /** An account that was never opened has nothing. */
  balance(accountId: string): Promise<Balance>;
  /** Moves credits; returns the balance after it, or undefined when the account lacks the amount. */
  post(posting: Posting): Promise<Balance | undefined>;
  /** Sum of all movements of one payment or call, in mc; of those against one house account where it is named. */
  postedFor(subjectId: string, contra?: HouseAccount): Promise<number>;
  /** Every broken invariant, by account; empty is the only good answer. */
  audit(): Promise<AuditFinding[]>;
}

export interface AuditFinding {
  accountId: string;
  /** Which invariant: sum of transfers = posted, sum of open holds = held, unbroken balance chain. */
  invariant: "posted" | "held" | "chain";
  expected_mc: number;
  actual_mc: number;
}
