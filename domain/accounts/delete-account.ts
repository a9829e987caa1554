import { messages } from "../../contract/messages.ts";
import { type Refusal, refuse } from "../../contract/refusals.ts";
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
 * Deletes an unverified account, proven by its own token or its password.
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

  const account = await deps.connection(({ accounts }) => accounts.findByEmail(key));
  const hash = account?.passwordHash ?? null;
  const passwordMatches =
    request.password !== undefined && (await deps.passwords.verify(hash, request.password));
  const owner = await sessionOwner(deps, request.token);
  if (account === undefined || !(passwordMatches || owner === account.id)) {
    return refuse("account_not_deletable");
  }
  return deps.transaction(async ({ accounts }) => {
    const locked = await accounts.lock(account.id);
    // Verified or given another password since it was read: the proof no longer holds.
    if (locked?.verifiedAt !== null || locked.passwordHash !== hash) return refuse("account_not_deletable");
    await accounts.remove(locked.id);
    return { message: messages.deleteAccount.success };
  });
}

async function sessionOwner(deps: AccountDeps, token: string | undefined): Promise<string | undefined> {
  if (token === undefined) return undefined;
  const life = sessionLifeAt(deps.clock.now());
  const session = await deps.connection(({ sessions }) => sessions.find(hashToken(token), life));
  return session?.account.id;
}
