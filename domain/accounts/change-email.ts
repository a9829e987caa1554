import { messages } from "#contract/messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { emailKey } from "./account.ts";
import type { AccountDeps, AccountStores } from "./account-deps.ts";
import { addressTakenMail, confirmEmailMail, emailChangedMail } from "./account-mails.ts";
import { sessionOf } from "./authenticate.ts";
import { issueLink } from "./issue-link.ts";
import { lockProven, proveOwner } from "./prove-owner.ts";
import { hashToken } from "./tokens.ts";

/**
 * Asks for another address: it counts once the link mailed to it is followed. An address that belongs to somebody gets
 * another mail, and the answer is the same, because nobody may learn here who has an account.
 * Refuses `wrong_password`, `sign_in_again` and `same_email`.
 */
export async function askForEmail(
  deps: AccountDeps,
  token: string | undefined,
  request: { email: string; password?: string | undefined },
): Promise<{ message: string } | Refusal> {
  const session = await sessionOf(deps, token);
  if (isRefusal(session)) return session;
  const email = request.email.trim();
  if (emailKey(email) === emailKey(session.account.email)) return refuse("same_email");
  const refused = await proveOwner(deps, session, request.password);
  if (refused) return refused;

  return deps.transaction(async ({ accounts, links, outbox }) => {
    const account = await lockProven(accounts, session.account);
    if (account === undefined) return refuse("unauthenticated");
    const { publicUrl } = deps.options;
    const holder = await accounts.findByEmail(emailKey(email));
    await links.endPurpose(account.id, "change_email");
    // Made in both cases, so that both look alike in the settings; the link to a taken address is mailed to nobody.
    const secret = await issueLink(deps, links, account.id, "change_email", email);
    await outbox.add(
      holder === undefined || holder.verifiedAt === null
        ? confirmEmailMail({ ...account, email }, publicUrl, secret)
        : addressTakenMail(holder, publicUrl),
    );
    return { message: messages.settings.emailAsked };
  });
}

/** Gives up a change of address that still waits for its link. Says the same whether one did. */
export async function keepEmail(deps: AccountDeps, userId: string): Promise<{ message: string }> {
  await deps.connection(({ links }) => links.endPurpose(userId, "change_email"));
  return { message: messages.settings.emailKept };
}

/**
 * Makes a new address count, with the token mailed to it, once; ends every other link, for those went to the old
 * address, and tells that one. Refuses `invalid_email_link`.
 */
export async function confirmEmail(deps: AccountDeps, token: string): Promise<{ message: string } | Refusal> {
  const at = deps.clock.now();
  const tokenHash = hashToken(token);
  return deps.transaction(async (stores) => {
    const { accounts, links, decoys, outbox } = stores;
    const found = await links.find("change_email", tokenHash, at);
    const account = found && (await accounts.lock(found.userId));
    const link = account && (await links.consume("change_email", tokenHash, at));
    if (!account || link?.detail == null) return refuse("invalid_email_link");
    await removeSquatter(stores, link.detail);
    if (!(await accounts.changeEmail(account.id, link.detail))) return refuse("invalid_email_link");
    await links.endAll(account.id);
    await decoys.remove(emailKey(account.email));
    await outbox.add(emailChangedMail(account, deps.options.publicUrl));
    return { message: messages.settings.emailChanged };
  });
}

/** The link proves whose address it is: whoever signed up with it and never proved it has to give way. */
async function removeSquatter({ accounts }: AccountStores, email: string): Promise<void> {
  const holder = await accounts.findByEmail(emailKey(email));
  const locked = holder?.verifiedAt === null ? await accounts.lock(holder.id) : undefined;
  if (locked?.verifiedAt === null) await accounts.remove(locked.id);
}
