import type { BillingDetails } from "#contract/users/user-settings.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { Identity } from "./openid/identity.ts";
import { type AllowedCountries, emailKey, type User } from "./user.ts";

export interface UserStore {
  find(id: string): Promise<User | undefined>;
  /** Takes the key made by `emailKey`. */
  findByEmail(emailKey: string): Promise<User | undefined>;
  /** Reads a user and locks the row until the transaction ends. Lock it before the user's tokens and sessions. */
  lock(id: string): Promise<User | undefined>;
  /**
   * Adds a user, with the identity that the user signs in by. False, without any change, when the address or the
   * identity belongs to a user already. Only in a transaction.
   */
  insert(user: User, identity?: Identity): Promise<boolean>;
  /** Writes a locked user, except the id and the address. */
  save(user: User): Promise<void>;
  /** Gives a locked user another address; false when that belongs to a user already. Only in a transaction. */
  changeEmail(user: WalletUser, email: string): Promise<boolean>;
  /** True for a user's first sign-in, and never again. */
  markSignedIn(id: string, at: Date): Promise<boolean>;
  /** True while the user's address refuses mail for good. */
  refusesMail(id: string): Promise<boolean>;
  billing(id: string): Promise<BillingDetails>;
  setBilling(id: string, billing: BillingDetails): Promise<void>;
  allowedCountries(id: string): Promise<AllowedCountries>;
  /**
   * Sets the countries that a locked user may call. Calls of the user's wallet whose eligibility was read before are
   * judged again.
   */
  allowCountries(user: WalletUser, countries: AllowedCountries): Promise<void>;
  /**
   * Erases everything of a user but the id and the dates; removes their identities, sessions, one-time tokens, second
   * step, passkeys, security history and known devices.
   */
  anonymise(id: string, at: Date): Promise<void>;
}

/** Locks the user of an address, so that a concurrent deletion waits until the mail to it is written. */
export async function lockByEmail(users: UserStore, email: string): Promise<User | undefined> {
  const user = await users.findByEmail(emailKey(email));
  const locked = user && (await users.lock(user.id));
  // A deletion or a change of address may have freed the address before the lock.
  return locked && emailKey(locked.email) === emailKey(email) ? locked : undefined;
}
