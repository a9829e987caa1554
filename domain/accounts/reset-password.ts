import type { User } from "#contract/accounts.ts";
import { messages } from "#contract/messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { emailKey, toUser } from "./account.ts";
import type { AccountDeps } from "./account-deps.ts";
import { passwordChangedMail, resetMail } from "./account-mails.ts";
import { issueLink } from "./issue-link.ts";
import { lockByEmail } from "./lock-by-email.ts";
import { refuseCommon } from "./refuse-common.ts";
import { hashToken } from "./tokens.ts";

/** Mails a reset link if the address has an account. The answer is the same for every address. */
export async function forgotPassword(deps: AccountDeps, email: string): Promise<{ message: string }> {
  await deps.transaction(async ({ accounts, links, outbox }) => {
    const account = await lockByEmail(accounts, email);
    if (account === undefined) return;
    const token = await issueLink(deps, links, account.id, "reset_password");
    await outbox.add(resetMail(account, deps.options.publicUrl, token));
  });
  return { message: messages.forgotPassword.sent };
}

/**
 * Sets a new password with a mailed link, once, and ends all sessions and every other link of the account.
 * The link came by mail, so it proves the address too: whoever squatted on it with a password of their own is out.
 * Refuses `invalid_reset_link` and, with the link left good, `password_too_common`.
 */
export async function resetPassword(
  deps: AccountDeps,
  token: string,
  password: string,
): Promise<{ message: string; user: User } | Refusal> {
  const tokenHash = hashToken(token);
  const at = deps.clock.now();
  const found = await deps.connection(({ links }) => links.find("reset_password", tokenHash, at));
  if (found === undefined) return refuse("invalid_reset_link");
  const { userId } = found;
  const common = refuseCommon(deps.commonPasswords, password);
  if (common) return common;

  const passwordHash = await deps.passwords.hash(password);
  return deps.transaction(async ({ accounts, sessions, links, decoys, outbox }) => {
    // The account first, then its links: two links of one person used at once would otherwise wait for each other.
    const account = await accounts.lock(userId);
    const consumed = await links.consume("reset_password", tokenHash, at);
    if (account === undefined || consumed === undefined) return refuse("invalid_reset_link");
    await accounts.save({ ...account, passwordHash, verifiedAt: account.verifiedAt ?? at });
    await sessions.endAll(userId);
    await links.endAll(userId);
    await decoys.remove(emailKey(account.email));
    await outbox.add(passwordChangedMail(account, deps.options.publicUrl));
    return { message: messages.resetPassword.success, user: toUser(account) };
  });
}
