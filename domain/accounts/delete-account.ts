import { messages } from "#contract/messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { emailKey } from "./account.ts";
import type { AccountDeps } from "./account-deps.ts";
import { sessionLifeAt } from "./open-session.ts";
import { hashToken } from "./tokens.ts";

export interface DeletionRequest {
  email: string;
  password?: string | undefined;
  /** The token that the sign-up of this very account was answered with. */
  token: string | undefined;
}

/**
 * Deletes an unverified account, proven by its own token or its password; a sign-up that met an account answers alike,
 * and nothing happens to that account.
 * Refuses `unauthenticated` without any proof, `account_protected`, and `account_not_deletable` alike for a wrong
 * proof, a verified account and an address without one.
 */
export async function deleteAccount(
  deps: AccountDeps,
  request: DeletionRequest,
): Promise<{ message: string } | Refusal> {
  const key = emailKey(request.email);
  if (deps.options.protectedAddresses.some((address) => emailKey(address) === key)) {
    return refuse("account_protected");
  }
  if (request.token === undefined && request.password === undefined) return refuse("unauthenticated");

  const { account, decoy } = await deps.connection(async ({ accounts, decoys }) => ({
    account: await accounts.findByEmail(key),
    decoy: await decoys.find(key),
  }));
  const hash = account?.passwordHash ?? null;
  // Both are always verified, so that the time does not tell which of them there is.
  const ownsAccount =
    (await matches(deps, hash, request.password)) ||
    (account !== undefined && (await sessionOwner(deps, request.token)) === account.id);
  const ownsDecoy =
    (await matches(deps, decoy?.passwordHash ?? null, request.password)) ||
    (decoy !== undefined && request.token !== undefined && hashToken(request.token) === decoy.tokenHash);

  if (ownsDecoy && account?.verifiedAt !== null) {
    await deps.connection(({ decoys }) => decoys.remove(key));
    return { message: messages.deleteAccount.success };
  }
  if (account === undefined || !ownsAccount) return refuse("account_not_deletable");
  return deps.transaction(async ({ accounts }) => {
    const locked = await accounts.lock(account.id);
    // Verified or given another password since it was read: the proof no longer holds.
    if (locked?.verifiedAt !== null || locked.passwordHash !== hash) return refuse("account_not_deletable");
    await accounts.remove(locked.id);
    return { message: messages.deleteAccount.success };
  });
}

async function matches(
  deps: AccountDeps,
  hash: string | null,
  password: string | undefined,
): Promise<boolean> {
  return password !== undefined && (await deps.passwords.verify(hash, password));
}

async function sessionOwner(deps: AccountDeps, token: string | undefined): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const life = sessionLifeAt(deps.clock.now());
  const session = await deps.connection(({ sessions }) => sessions.find(hashToken(token), life));
  return session?.account.id;
}
