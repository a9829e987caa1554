import { messages } from "#contract/messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { sessionOf } from "./authenticate.ts";
import { issueOneTimeToken } from "./issue-one-time-token.ts";
import { lockProven, proveOwner } from "./prove-owner.ts";
import { hashToken } from "./tokens.ts";
import { emailKey } from "./user.ts";
import type { UserDeps, UserStores } from "./user-deps.ts";
import { addressTakenMail, confirmEmailMail, emailChangedMail } from "./user-mails.ts";

/**
 * Asks for another address: it counts once the link mailed to it is followed. An address that belongs to somebody gets
 * another mail, and the answer is the same, because nobody may learn here who is a user.
 * Refuses `wrong_password`, `sign_in_again` and `same_email`.
 */
export async function askForEmail(
  deps: UserDeps,
  token: string | undefined,
  request: { email: string; password?: string | undefined },
): Promise<{ message: string } | Refusal> {
  const session = await sessionOf(deps, token);
  if (isRefusal(session)) return session;
  const email = request.email.trim();
  if (emailKey(email) === emailKey(session.user.email)) return refuse("same_email");
  const refused = await proveOwner(deps, session, request.password);
  if (refused) return refused;

  return deps.transaction(async ({ users, oneTimeTokens, outbox }) => {
    const user = await lockProven(users, session.user);
    if (user === undefined) return refuse("unauthenticated");
    const { publicUrl } = deps.options;
    const holder = await users.findByEmail(emailKey(email));
    await oneTimeTokens.endPurpose(user.id, "change_email");
    // Made in both cases, so that both look alike in the settings; the link to a taken address is mailed to nobody.
    const secret = await issueOneTimeToken(deps, oneTimeTokens, user.id, "change_email", email);
    await outbox.add(
      holder === undefined || holder.verifiedAt === null
        ? confirmEmailMail({ ...user, email }, publicUrl, secret)
        : addressTakenMail(holder, publicUrl),
    );
    return { message: messages.settings.emailAsked };
  });
}

/** Gives up a change of address that still waits for its link. Says the same whether one did. */
export async function keepEmail(deps: UserDeps, userId: string): Promise<{ message: string }> {
  await deps.connection(({ oneTimeTokens }) => oneTimeTokens.endPurpose(userId, "change_email"));
  return { message: messages.settings.emailKept };
}

/**
 * Makes a new address count, with the token mailed to it, once; ends every other link, for those went to the old
 * address, and tells that one. Refuses `invalid_email_link`.
 */
export async function confirmEmail(deps: UserDeps, token: string): Promise<{ message: string } | Refusal> {
  const at = deps.clock.now();
  const tokenHash = hashToken(token);
  return deps.transaction(async (stores) => {
    const { users, oneTimeTokens, decoys, outbox } = stores;
    const found = await oneTimeTokens.find("change_email", tokenHash, at);
    const user = found && (await users.lock(found.userId));
    const oneTimeToken = user && (await oneTimeTokens.consume("change_email", tokenHash, at));
    if (!user || oneTimeToken?.detail == null) return refuse("invalid_email_link");
    await removeSquatter(stores, oneTimeToken.detail);
    if (!(await users.changeEmail(user.id, oneTimeToken.detail))) return refuse("invalid_email_link");
    await oneTimeTokens.endAll(user.id);
    await decoys.remove(emailKey(user.email));
    await outbox.add(emailChangedMail(user, deps.options.publicUrl));
    return { message: messages.settings.emailChanged };
  });
}

/** The link proves whose address it is: whoever signed up with it and never proved it has to give way. */
async function removeSquatter({ users }: UserStores, email: string): Promise<void> {
  const holder = await users.findByEmail(emailKey(email));
  const locked = holder?.verifiedAt === null ? await users.lock(holder.id) : undefined;
  if (locked?.verifiedAt === null) await users.remove(locked.id);
}
