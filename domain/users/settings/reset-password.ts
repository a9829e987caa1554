import { messages } from "#contract/messages/messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import type { UserProfile } from "#contract/users/session.ts";
import { hashToken } from "#domain/tokens.ts";
import { issueOneTimeToken } from "#domain/users/one-time-token.ts";
import { afterReset } from "#domain/users/passkeys/after-reset.ts";
import { refuseCommon } from "#domain/users/passwords.ts";
import { recordSecurityEvent } from "#domain/users/security-history.ts";
import { emailKey, toUserProfile } from "#domain/users/user.ts";
import type { RequestDeps, UserDeps } from "#domain/users/user-deps.ts";
import { passwordChangedMail, userMail } from "#domain/users/user-mails.ts";
import { lockByEmail } from "#domain/users/user-store.ts";

/**
 * Mails a reset link if the address belongs to a user. Registrations that wait get none, because a person who has
 * forgotten their password can sign up again. The answer is the same for every address.
 */
export async function forgotPassword(deps: UserDeps, email: string): Promise<{ message: string }> {
  await deps.transaction(async ({ users, oneTimeTokens, outbox }) => {
    const user = await lockByEmail(users, email);
    if (user === undefined) return;
    const token = await issueOneTimeToken(deps, oneTimeTokens, user.id, "reset_password");
    await outbox.add(userMail("resetPassword", user, deps.options.publicUrl, token));
  });
  return { message: messages.forgotPassword.sent };
}

/**
 * Sets a new password with a mailed one-time token. Ends all sessions and every other one-time token of the user, and
 * voids later registrations of the address. No passkey from before signs in alone after it.
 * Refuses `invalid_reset_link` and, with the token still valid, `password_too_common`.
 */
export async function resetPassword(
  deps: RequestDeps,
  token: string,
  password: string,
): Promise<{ message: string; user: UserProfile } | Refusal> {
  const tokenHash = hashToken(token);
  const at = deps.clock.now();
  const owner = await deps.connection(async ({ oneTimeTokens, users }) => {
    const link = await oneTimeTokens.find("reset_password", tokenHash, at);
    return link && (await users.find(link.userId));
  });
  if (owner === undefined) return refuse("invalid_reset_link");
  const { id: userId } = owner;
  const common = refuseCommon(deps.commonPasswords, password, owner.email);
  if (common) return common;

  const passwordHash = await deps.passwords.hash(password);
  return deps.transaction(async (stores) => {
    const { users, sessions, oneTimeTokens, registrations, outbox } = stores;
    // Locks the user first, then the tokens: two tokens of one user used at once would otherwise deadlock.
    const user = await users.lock(userId);
    const consumed = await oneTimeTokens.consume("reset_password", tokenHash, at);
    if (user === undefined || consumed === undefined) return refuse("invalid_reset_link");
    await registrations.removeAll(emailKey(user.email));
    await users.save({ ...user, passwordHash });
    await sessions.endAll(userId);
    await oneTimeTokens.endAll(userId);
    const passkeys = await afterReset(deps, stores, userId);
    await recordSecurityEvent(deps, stores, userId, "password_reset");
    await outbox.add(passwordChangedMail(user, deps.options.publicUrl, passkeys));
    return { message: messages.resetPassword.success, user: toUserProfile(user) };
  });
}
