import { messages } from "#contract/messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { sessionLifeAt } from "./open-session.ts";
import { hashToken } from "./tokens.ts";
import { emailKey } from "./user.ts";
import type { UserDeps } from "./user-deps.ts";

export interface DeletionRequest {
  email: string;
  password?: string | undefined;
  /** The token that the sign-up of this very user was answered with. */
  token: string | undefined;
}

/**
 * Deletes an unverified user, proven by their own token or their password; a sign-up that met a user answers alike,
 * and nothing happens to that user.
 * Refuses `unauthenticated` without any proof, `account_protected`, and `account_not_deletable` alike for a wrong
 * proof, a verified user and an address without one.
 */
export async function deleteUnverifiedUser(
  deps: UserDeps,
  request: DeletionRequest,
): Promise<{ message: string } | Refusal> {
  const key = emailKey(request.email);
  if (deps.options.protectedAddresses.some((address) => emailKey(address) === key)) {
    return refuse("account_protected");
  }
  if (request.token === undefined && request.password === undefined) return refuse("unauthenticated");

  const { user, decoy } = await deps.connection(async ({ users, decoys }) => ({
    user: await users.findByEmail(key),
    decoy: await decoys.find(key),
  }));
  const hash = user?.passwordHash ?? null;
  // Both are always verified, so that the time does not tell which of them there is.
  const isOwner =
    (await matches(deps, hash, request.password)) ||
    (user !== undefined && (await sessionOwner(deps, request.token)) === user.id);
  const ownsDecoy =
    (await matches(deps, decoy?.passwordHash ?? null, request.password)) ||
    (decoy !== undefined && request.token !== undefined && hashToken(request.token) === decoy.tokenHash);

  if (ownsDecoy && user?.verifiedAt !== null) {
    await deps.connection(({ decoys }) => decoys.remove(key));
    return { message: messages.deleteUser.success };
  }
  if (user === undefined || !isOwner) return refuse("account_not_deletable");
  return deps.transaction(async ({ users }) => {
    const locked = await users.lock(user.id);
    // Verified or given another password since it was read: the proof no longer holds.
    if (locked?.verifiedAt !== null || locked.passwordHash !== hash) return refuse("account_not_deletable");
    await users.remove(locked.id);
    return { message: messages.deleteUser.success };
  });
}

async function matches(deps: UserDeps, hash: string | null, password: string | undefined): Promise<boolean> {
  return password !== undefined && (await deps.passwords.verify(hash, password));
}

async function sessionOwner(deps: UserDeps, token: string | undefined): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const life = sessionLifeAt(deps.clock.now());
  const session = await deps.connection(({ sessions }) => sessions.find(hashToken(token), life));
  return session?.user.id;
}
