import { settingsMessages } from "#contract/messages/settings-messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { refuseCommon } from "#domain/users/passwords.ts";
import { recordSecurityEvent } from "#domain/users/security-history.ts";
import { sessionOf } from "#domain/users/sign-in/authenticate.ts";
import type { RequestDeps } from "#domain/users/user-deps.ts";
import { userMail } from "#domain/users/user-mails.ts";
import { freshProviderSignIn, lockProven, proveOwner } from "./prove-owner.ts";

/**
 * Sets another password after checking the current one. A user without a password sets the first one after a fresh
 * sign-in with a provider.
 * Ends every other session and every one-time token, and mails the owner.
 * Refuses `wrong_password`, `sign_in_again` and `password_too_common`.
 */
export async function changePassword(
  deps: RequestDeps,
  token: string | undefined,
  request: { currentPassword?: string | undefined; newPassword: string },
): Promise<{ message: string } | Refusal> {
  const session = await sessionOf(deps, token);
  if (isRefusal(session)) return session;
  const { user } = session;
  const first = user.passwordHash === null;
  const refused = first
    ? freshProviderSignIn(deps, session)
      ? undefined
      : refuse("sign_in_again")
    : await proveOwner(deps, session, request.currentPassword ?? "");
  if (refused) return refused;
  const common = refuseCommon(deps.commonPasswords, request.newPassword, user.email);
  if (common) return common;

  const passwordHash = await deps.passwords.hash(request.newPassword);
  return deps.transaction(async (stores) => {
    const { users, sessions, oneTimeTokens, outbox } = stores;
    const locked = await lockProven(users, user);
    if (locked === undefined) return refuse("unauthenticated");
    await users.save({ ...locked, passwordHash });
    await sessions.endOthers(locked.id, session.tokenHash);
    await oneTimeTokens.endAll(locked.id);
    await recordSecurityEvent(deps, stores, locked.id, "password_changed");
    await outbox.add(userMail("passwordChangedByOwner", locked, deps.options.publicUrl));
    return { message: first ? settingsMessages.passwordSet : settingsMessages.passwordChanged };
  });
}
