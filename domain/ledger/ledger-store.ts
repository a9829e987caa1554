/**
 * The ledger of prepaid credits. Amounts are millicredits (mc), safe integers.
 * A transfer is a balanced pair: a wallet against a house account. A house account's balance is the sum of its rows.
 */
export type HouseAccount = "payments" | "calls" | "disputes" | "adjustments" | "rents";
/** The house accounts that a payment moves credits against. */
export type PaymentContra = Exclude<HouseAccount, "calls" | "adjustments" | "rents">;

/** A user and the wallet that pays for the user's calls and purchases. Several users may share one wallet. */
export interface WalletUser {
  id: string;
  walletId: string;
}

export interface Balance {
  /** The credits of the wallet: the balance shown. */
  posted_mc: number;
  /** The sum of the open holds: of calls, of money on its way back to a card that its user asked for, and of numbers being bought. */
  held_mc: number;
  /** `posted - held - floor`: what a new call may hold. */
  available_mc: number;
}

export interface Posting {
  walletId: string;
  contra: HouseAccount;
  /** Positive credits the user, negative debits. Never zero. */
  delta_mc: number;
  /** Identifies this transfer. Posting it twice is a bug of the caller and violates a unique constraint. */
  ref: string;
  /** The payment, call, rented number or action of an operator that this transfer belongs to. */
  subjectId: string;
  /** Allows a balance below zero after a refund or dispute outside our control; the wallet's floor follows. */
  mayOverdraw: boolean;
}

export interface LedgerStore {
  /** Opens a wallet at zero, before its first transfer. Does nothing when it is open already. */
  openWallet(walletId: string): Promise<void>;
  /** A wallet that was never opened has no credits. */
  balance(walletId: string): Promise<Balance>;
  /** Moves credits. Returns the balance after the transfer, or undefined when the wallet lacks the amount. */
  post(posting: Posting): Promise<Balance | undefined>;
  /**
   * Holds more for a subject whose row the same transaction writes, such as a call; false when the wallet lacks the amount or is
   * not at the given version. A negative amount is held no longer.
   */
  hold(walletId: string, more_mc: number, version?: number): Promise<boolean>;
  /** The sum of what one payment has moved against one house account, in mc. */
  postedFor(walletId: string, paymentId: string, contra: PaymentContra): Promise<number>;
  /** Every broken invariant, by wallet. A correct ledger has none. */
  audit(): Promise<AuditFinding[]>;
  /** The same for one wallet, which a database of several shards can answer while credits move. */
  auditWallet(walletId: string): Promise<AuditFinding[]>;
}

export interface AuditFinding {
  walletId: string;
  /** The broken invariant: sum of transfers = posted, sum of open holds = held, unbroken balance chain. */
  invariant: "posted" | "held" | "chain";
  expected_mc: number;
  actual_mc: number;
}
