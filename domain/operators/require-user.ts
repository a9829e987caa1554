import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { emailKey, type User } from "#domain/users/user.ts";
import type { UserStore } from "#domain/users/user-store.ts";

/** Runs work on the locked user of an address. Refuses `not_found`. */
export async function requireUser<T>(
  users: Pick<UserStore, "findByEmail" | "lock">,
  email: string,
  work: (user: User) => Promise<T | Refusal>,
): Promise<T | Refusal> {
  const found = await users.findByEmail(emailKey(email));
  const user = found && (await users.lock(found.id));
  // A user who changed the address meanwhile is another one than the operator means.
  if (!user || emailKey(user.email) !== emailKey(email)) {
    return refuse("not_found", { message: operatorMessages.noUser(email) });
  }
  return work(user);
}
