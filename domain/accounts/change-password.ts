import { messages } from "#contract/messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { AccountDeps } from "./account-deps.ts";
import { passwordChangedByOwnerMail } from "./account-mails.ts";
import { sessionOf } from "./authenticate.ts";
import { freshGoogle, lockProven, proveOwner } from "./prove-owner.ts";
import { refuseCommon } from "./refuse-common.ts";

/**
 * Sets another password, proven by the old one; an account without any sets its first after a fresh sign-in with
 * Google. Ends every other session and every link, and tells the owner by mail.
 * Refuses `wrong_password`, `sign_in_again` and `password_too_common`.
 */
export async function changePassword(
  deps: AccountDeps,
  token: string | undefined,
  request: { currentPassword?: string | undefined; newPassword: string },
): Promise<{ message: string } | Refusal> {
  const session = await sessionOf(deps, token);
  if (isRefusal(session)) return session;
  const { account } = session;
  const first = account.passwordHash === null;
  const refused = first
    ? freshGoogle(deps, session)
      ? undefined
      : refuse("sign_in_again")
    : await proveOwner(deps, session, request.currentPassword ?? "");
  if (refused) return refused;
  const common = refuseCommon(deps.commonPasswords, request.newPassword, account.email);
  if (common) return common;

  const passwordHash = await deps.passwords.hash(request.newPassword);
  return deps.transaction(async ({ accounts, sessions, links, outbox }) => {
    const locked = await lockProven(accounts, account);
    if (locked === undefined) return refuse("unauthenticated");
    await accounts.save({ ...locked, passwordHash });
    await sessions.endOthers(locked.id, session.tokenHash);
    await links.endAll(locked.id);
    await outbox.add(passwordChangedByOwnerMail(locked, deps.options.publicUrl));
    return { message: first ? messages.settings.passwordSet : messages.settings.passwordChanged };
  });
}
