import type { AccountData } from "#contract/account-data.ts";

/** What other parts of the product keep about a person. */
export interface AccountRemains {
  /** Keeps the balance from moving until the transaction ends, and tells what stands against deleting the account. */
  lockBalance(userId: string): Promise<{ posted_mc: number; callOpen: boolean; paymentPending: boolean }>;
  /**
   * Takes the person out of what stays: messages to the operator go, and numbers called lose their last digits. No call
   * is opened any more, also if it was judged before.
   */
  forget(userId: string): Promise<void>;
  read(userId: string): Promise<Pick<AccountData, "calls" | "payments" | "transactions" | "contactMessages">>;
}
