import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { type OpenSession, sessionOf } from "#domain/users/sign-in/authenticate.ts";
import type { RequestDeps, UserStores } from "#domain/users/user-deps.ts";
import { lockProven, proveOwner } from "./prove-owner.ts";

export type OwnerWork<T> = (stores: UserStores, session: OpenSession) => Promise<T | Refusal>;

/**
 * Runs work on the locked user of a session after the proof of identity. Refuses `unauthenticated`, `wrong_password` and
 * `sign_in_again`.
 */
export async function asOwner<T>(
  deps: RequestDeps,
  token: string | undefined,
  password: string | undefined,
  work: OwnerWork<T>,
): Promise<T | Refusal> {
  const session = await sessionOf(deps, token);
  if (isRefusal(session)) return session;
  const refused = await proveOwner(deps, session, password);
  if (refused) return refused;
  return deps.transaction(async (stores) => {
    const user = await lockProven(stores.users, session.user);
    return user === undefined ? refuse("unauthenticated") : work(stores, { ...session, user });
  });
}
