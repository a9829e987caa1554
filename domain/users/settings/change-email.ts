import { settingsMessages } from "#contract/messages/settings-messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { refuseUnreachable } from "#domain/mail-reach.ts";
import { hashToken } from "#domain/tokens.ts";
import { issueOneTimeToken } from "#domain/users/one-time-token.ts";
import { recordSecurityEvent } from "#domain/users/security-history.ts";
import { sessionOf } from "#domain/users/sign-in/authenticate.ts";
import { forgetNetworks } from "#domain/users/sign-in/forget-networks.ts";
import { emailKey } from "#domain/users/user.ts";
import type { RequestDeps, UserDeps } from "#domain/users/user-deps.ts";
import { userMail } from "#domain/users/user-mails.ts";
import { lockProven, proveOwner } from "./prove-owner.ts";

/**
 * Asks for another address, which counts once its mailed link is followed.
 * A taken address gets another mail, and the answer is the same, so that the answer does not reveal who is a user. It is
 * also the same when `mayMail` says that the address has been mailed often enough, for others may have asked for it.
 * Refuses `wrong_password`, `sign_in_again`, `same_email` and `email_not_reachable`.
 */
export async function askForEmail(
  deps: RequestDeps,
  token: string | undefined,
  request: { email: string; password?: string | undefined },
  mayMail: (email: string) => Promise<boolean>,
): Promise<{ message: string } | Refusal> {
  const session = await sessionOf(deps, token);
  if (isRefusal(session)) return session;
  const email = request.email.trim();
  if (emailKey(email) === emailKey(session.user.email)) return refuse("same_email");
  const refused =
    (await refuseUnreachable(deps.mail, email)) ?? (await proveOwner(deps, session, request.password));
  if (refused) return refused;

  // Counted before the transaction, which must not wait for another connection.
  const mailed = await mayMail(email);
  return deps.transaction(async (stores) => {
    const { users, oneTimeTokens, outbox } = stores;
    const user = await lockProven(users, session.user);
    if (user === undefined) return refuse("unauthenticated");
    const { publicUrl } = deps.options;
    const holder = await users.findByEmail(emailKey(email));
    await oneTimeTokens.endPurpose(user.id, "change_email");
    // Made in both cases, so that the settings look alike. The token for a taken address is not mailed.
    const secret = await issueOneTimeToken(deps, oneTimeTokens, user.id, "change_email", email);
    const free = holder === undefined || holder.verifiedAt === null;
    if (mailed) {
      await outbox.add(
        free
          ? userMail("confirmNewEmail", { ...user, email }, publicUrl, secret)
          : userMail("addressTaken", holder, publicUrl),
      );
    }
    await recordSecurityEvent(deps, stores, user.id, "email_change_asked");
    return { message: settingsMessages.emailAsked };
  });
}

/** Cancels a change of address that waits for its link. Gives the same answer when there was none. */
export async function keepEmail(deps: UserDeps, userId: string): Promise<{ message: string }> {
  await deps.connection(({ oneTimeTokens }) => oneTimeTokens.endPurpose(userId, "change_email"));
  return { message: settingsMessages.emailKept };
}

/**
 * Changes the address with the one-time token mailed to the new one, and voids every registration of both addresses.
 * Ends every other one-time token, because those went to the old address, and mails the old address.
 * Refuses `invalid_email_link`.
 */
export async function confirmEmail(
  deps: RequestDeps,
  token: string,
): Promise<{ message: string; email: string } | Refusal> {
  const at = deps.clock.now();
  const tokenHash = hashToken(token);
  return deps.transaction(async (stores) => {
    const { users, oneTimeTokens, registrations, outbox } = stores;
    const link = await oneTimeTokens.find("change_email", tokenHash, at);
    const user = link && (await users.lock(link.userId));
    const oneTimeToken = user && (await oneTimeTokens.consume("change_email", tokenHash, at));
    if (!user || oneTimeToken?.detail == null) return refuse("invalid_email_link");
    const overtaken = await registrations.lockAll(emailKey(oneTimeToken.detail));
    await registrations.removeAll(emailKey(user.email));
    if (!(await users.changeEmail(user, oneTimeToken.detail))) return refuse("invalid_email_link");
    await registrations.remove(overtaken.map(({ id }) => id));
    await oneTimeTokens.endAll(user.id);
    // No deletion would find what is known by an address that the user had before.
    const { networks } = await stores.securityEvents.since(user.id, new Date(0));
    await forgetNetworks(stores, deps.clock, [emailKey(user.email)], networks);
    await recordSecurityEvent(deps, stores, user.id, "email_changed");
    await outbox.add(userMail("emailChanged", user, deps.options.publicUrl));
    return { message: settingsMessages.emailChanged, email: oneTimeToken.detail };
  });
}
