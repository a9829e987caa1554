import { emailKey, type User } from "./user.ts";
import type { UserStore } from "./user-store.ts";

/**
 * Locks the user of an address, so that a concurrent deletion or verification waits until the mail to it is written.
 */
export async function lockByEmail(users: UserStore, email: string): Promise<User | undefined> {
  const user = await users.findByEmail(emailKey(email));
  return user && users.lock(user.id);
}
