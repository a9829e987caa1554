import { emailKey, type User } from "#domain/users/user.ts";
import type { UserStore } from "#domain/users/user-store.ts";

/** Locks the user of an address, so that a concurrent deletion waits until the mail to it is written. */
export async function lockByEmail(users: UserStore, email: string): Promise<User | undefined> {
  const user = await users.findByEmail(emailKey(email));
  const locked = user && (await users.lock(user.id));
  // A deletion or a change of address may have freed the address before the lock.
  return locked && emailKey(locked.email) === emailKey(email) ? locked : undefined;
}
