import type { Spend } from "#domain/calls/lines/watch-spend.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";

export interface CallingStop {
  since: Date;
  reason: "operator" | "spend";
}

export interface OperatorControls {
  /** Moment since which a user is forbidden to call; null: not. Locks the user. */
  lockFrozen(userId: string): Promise<Date | null>;
  /** Forbids a user to call, or allows it again with null. The user's calls are ended after the commit. */
  setFrozen(userId: string, at: Date | null): Promise<void>;
  /** Allows calling in spite of the user's disputed payments; returns how many had paused it. */
  allowDisputed(user: WalletUser, at: Date): Promise<number>;
  /** Cuts off an open call for good, which the meter then hangs up; false when it is over. */
  cutOffCall(call: { walletId: string; id: string }, at: Date): Promise<boolean>;
  /** Refuses every new call from now on; open calls continue. */
  stopCalling(at: Date): Promise<void>;
  /** Ends any stop. Spending before this moment no longer counts for the limits of all wallets. */
  resumeCalling(at: Date): Promise<void>;
  stopped(): Promise<CallingStop | undefined>;
  /** The spending that the watch over all wallets saw last, and the time of that look. */
  spend(): Promise<Spend & { checkedAt: Date }>;
  /** As `resumeCalling`, but leaves a stop of the operator's own. */
  resetSpend(at: Date): Promise<void>;
}
