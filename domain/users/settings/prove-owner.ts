import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { providerOf } from "#domain/users/openid/identity.ts";
import { type OpenSession, sessionOf } from "#domain/users/sign-in/authenticate.ts";
import type { User } from "#domain/users/user.ts";
import type { RequestDeps, UserStores } from "#domain/users/user-deps.ts";

/** Time that a sign-in with a provider counts as proof of identity. */
const fresh_ms = 10 * 60_000;

/**
 * Proves that the owner of a session is present before a security change: by the password or, without one, by a fresh
 * sign-in with an OpenID Connect provider.
 * Returns undefined, or refuses `wrong_password` or `sign_in_again`.
 */
export async function proveOwner(
  deps: RequestDeps,
  session: OpenSession,
  password: string | undefined,
): Promise<Refusal | undefined> {
  if (password === undefined) return freshProviderSignIn(deps, session) ? undefined : refuse("sign_in_again");
  const matches = await deps.passwords.verify(session.user.passwordHash, password);
  return matches ? undefined : refuse("wrong_password");
}

/**
 * Locks the user after the proof. Undefined when another password has been set since, because the proof no longer
 * holds.
 */
export async function lockProven(
  users: { lock(id: string): Promise<User | undefined> },
  proven: User,
): Promise<User | undefined> {
  const locked = await users.lock(proven.id);
  return locked?.passwordHash === proven.passwordHash ? locked : undefined;
}

export function freshProviderSignIn(deps: Pick<RequestDeps, "clock">, session: OpenSession): boolean {
  const age_ms = deps.clock.now().getTime() - session.createdAt.getTime();
  return providerOf(session.openedWith) !== null && age_ms < fresh_ms;
}

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
