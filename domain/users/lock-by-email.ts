import { emailKey, type User } from "./user.ts";
import type { UserStore } from "./user-store.ts";

/** Locks the user of an address, so that they cannot be deleted or verified while a mail to it is being written. */
export async function lockByEmail(users: UserStore, email: string): Promise<User | undefined> {
  const user = await users.findByEmail(emailKey(email));
  return user && users.lock(user.id);
}
