import { messages } from "#contract/messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { sessionLifeAt } from "./open-session.ts";
import { hashToken } from "./tokens.ts";
import { emailKey } from "./user.ts";
import type { UserDeps } from "./user-deps.ts";

export interface DeletionRequest {
  email: string;
  password?: string | undefined;
  /** The token in the answer to the sign-up of this user. */
  token: string | undefined;
}

/**
 * Deletes an unverified user, proven by the sign-up's token or the password. A sign-up for a taken address gets the
 * same answer, without any effect on the user.
 * Refuses `unauthenticated` without any proof and `account_protected`. Refuses `account_not_deletable` alike for a
 * wrong proof, a verified user and an address without a user.
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
  // Always verifies both passwords, so that the time does not reveal which one exists.
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
    // The user was verified or has another password since the read: the proof no longer holds.
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
