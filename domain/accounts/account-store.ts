import type { Account } from "./account.ts";

export interface AccountStore {
  find(id: string): Promise<Account | undefined>;
  /** Takes the key made by `emailKey`. */
  findByEmail(emailKey: string): Promise<Account | undefined>;
  findByGoogleSub(googleSub: string): Promise<Account | undefined>;
  /** Reads an account and keeps it from changing until the transaction ends. Lock it before its links and sessions. */
  lock(id: string): Promise<Account | undefined>;
  /** False when the address or the Google identity belongs to an account already; nothing happened then. */
  insert(account: Account): Promise<boolean>;
  /** Writes a locked account back as it is given, but for its id and its address. */
  save(account: Account): Promise<void>;
  /** Gives a locked account another address; false when that belongs to an account already. Only in a transaction. */
  changeEmail(id: string, email: string): Promise<boolean>;
  /** Leaves of an account only its id and its dates; ends its sessions, links and second step. */
  anonymise(id: string, at: Date): Promise<void>;
  /** Removes the account with its sessions and links. */
  remove(id: string): Promise<void>;
  /** Removes up to `limit` accounts that signed up before and were never verified; tells how many. */
  sweepUnverified(createdBefore: Date, limit: number): Promise<number>;
}
