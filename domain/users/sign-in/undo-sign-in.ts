import { settingsMessages } from "#contract/messages/settings-messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { hashToken } from "#domain/tokens.ts";
import { issueOneTimeToken } from "#domain/users/one-time-token.ts";
import { afterReset } from "#domain/users/passkeys/after-reset.ts";
import { recordSecurityEvent } from "#domain/users/security-history.ts";
import { emailKey, type User } from "#domain/users/user.ts";
import type { RequestDeps, UserStores } from "#domain/users/user-deps.ts";
import { userMail } from "#domain/users/user-mails.ts";
import { forgetNetworks } from "./forget-networks.ts";
import type { SignInUndo } from "./session-store.ts";

/**
 * Undoes a sign-in with the token mailed about it: ends all sessions, calls and one-time tokens, voids the password and the right of passkeys to sign in, and
 * mails a reset link to the address that the token was mailed to.
 * Gives that address back, and takes links of providers back, when they were changed since the sign-in. The second step stays
 * as it is, because a mailbox alone must never remove it.
 * Refuses `invalid_undo_link`.
 */
export async function undoSignIn(deps: RequestDeps, token: string): Promise<{ message: string } | Refusal> {
  const tokenHash = hashToken(token);
  const at = deps.clock.now();
  const stored = await deps.connection(({ signInUndos }) => signInUndos.find(tokenHash, at));
  if (stored === undefined) return refuse("invalid_undo_link");

  // A password that no person knows refuses every login, and leaves "Forgot password" as the way back.
  const voidHash = await deps.passwords.hash(deps.ids.secret());
  const undone = await deps.transaction(async (stores) => {
    const user = await stores.users.lock(stored.userId);
    // Of any number of requests at once, those that wait for the lock find the link removed.
    const undo = user && (await stores.signInUndos.find(tokenHash, at));
    if (!user || !undo) return refuse("invalid_undo_link");
    const { kinds, networks } = await stores.securityEvents.since(user.id, undo.signedInAt);
    await stores.users.save({
      ...user,
      passwordHash: user.passwordHash === null ? null : voidHash,
    });
    // A user without a password keeps the links: the mailed link that made one voided the password.
    if (user.passwordHash !== null) await stores.identities.unlinkSince(user.id, undo.signedInAt);
    await endEverything(deps, stores, user, undo, networks);
    const owner = kinds.includes("email_changed") ? await giveAddressBack(stores, user, undo.email) : user;
    if (owner !== undefined) await forgetMarks(stores, owner, undo);
    if (owner !== undefined) await mailResetLink(deps, stores, owner);
    await recordSecurityEvent(deps, stores, user.id, "sign_in_undone");
    return user;
  });
  if (isRefusal(undone)) return undone;
  await deps.endCalls(undone);
  return { message: settingsMessages.signInUndone };
}

/**
 * Nothing that the stranger opened, was sent or made known survives. Removes the link itself, and those for later sign-ins,
 * which may be the stranger's.
 */
async function endEverything(
  deps: RequestDeps,
  stores: UserStores,
  user: User,
  undo: SignInUndo,
  networks: readonly string[],
): Promise<void> {
  await stores.sessions.endAll(user.id);
  await afterReset(deps, stores, user.id);
  await stores.oneTimeTokens.endAll(user.id);
  await stores.signInUndos.removeSince(user.id, undo.signedInAt);
  await stores.knownDevices.forgetAll(user.id);
  await forgetNetworks(stores, deps.clock, [user.id, emailKey(user.email)], networks);
}

/** The user with the old address; undefined when that belongs to another user by now. */
async function giveAddressBack({ users }: UserStores, user: User, email: string): Promise<User | undefined> {
  return (await users.changeEmail(user, email)) ? { ...user, email } : undefined;
}

/** The stranger's address and identities must not relate the owner to the stranger's other accounts. */
async function forgetMarks({ marks, identities }: UserStores, user: User, undo: SignInUndo): Promise<void> {
  await marks.keepOnly(user.id, { email: user.email, identities: await identities.list(user.id) });
  await marks.forgetPast(user.id, undo.signedInAt);
}

async function mailResetLink(
  deps: RequestDeps,
  { oneTimeTokens, outbox }: UserStores,
  owner: User,
): Promise<void> {
  const token = await issueOneTimeToken(deps, oneTimeTokens, owner.id, "reset_password");
  await outbox.add(userMail("signInUndone", owner, deps.options.publicUrl, token));
}
