import type { Spend } from "./watch-spend.ts";

/** Why no call is opened. */
export interface CallingStop {
  since: Date;
  reason: "operator" | "spend";
}

/** The operator's controls over calling while the product runs. */
export interface OperatorStore {
  /** Forbids a user to call and ends the user's open call. False when no user has this address. */
  freeze(email: string, at: Date): Promise<boolean>;
  /** False when no user has this address. */
  unfreeze(email: string): Promise<boolean>;
  /** Refuses every new call from now on; open calls continue. */
  stopCalling(at: Date): Promise<void>;
  /** Ends any stop. Spending before this moment no longer counts for the limits of all wallets. */
  resumeCalling(at: Date): Promise<void>;
  stopped(): Promise<CallingStop | undefined>;
  /** What the watch over all wallets saw last, and when. */
  spend(): Promise<Spend & { checkedAt: Date }>;
  /** As `resumeCalling`, but leaves a stop of the operator's own. */
  resetSpend(at: Date): Promise<void>;
}
