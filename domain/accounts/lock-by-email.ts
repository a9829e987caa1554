import { type Account, emailKey } from "./account.ts";
import type { AccountStore } from "./account-store.ts";

/** Locks the account of an address, so that it cannot be deleted or verified while a mail to it is being written. */
export async function lockByEmail(accounts: AccountStore, email: string): Promise<Account | undefined> {
  const account = await accounts.findByEmail(emailKey(email));
  return account && accounts.lock(account.id);
}
