import { messages } from "#contract/messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { emailKey } from "./account.ts";
import type { AccountDeps } from "./account-deps.ts";
import { alreadyRegisteredMail, verificationMail } from "./account-mails.ts";
import { issueLink } from "./issue-link.ts";
import { lockByEmail } from "./lock-by-email.ts";
import { hashToken } from "./tokens.ts";

/**
 * Marks the address of a mailed link as proven. The link stays good until it expires, because mail scanners open
 * links before people do; for the same reason it opens no session, and ends those of the unverified kind.
 * Refuses `invalid_link`.
 */
export async function verifyEmail(deps: AccountDeps, token: string): Promise<{ message: string } | Refusal> {
  const at = deps.clock.now();
  return deps.transaction(async ({ accounts, links, sessions }) => {
    const link = await links.find("verify_email", hashToken(token), at);
    const account = link && (await accounts.lock(link.userId));
    if (!account) return refuse("invalid_link");
    if (account.verifiedAt === null) await accounts.save({ ...account, verifiedAt: at });
    await sessions.endAll(account.id, "unverified");
    return { message: messages.verification.verified };
  });
}

/**
 * Mails the verification link again if the address waits for one. Whoever signed up for an address that has an account
 * is told of that once more. The answer is the same for every address.
 */
export async function resendVerification(deps: AccountDeps, email: string): Promise<{ message: string }> {
  await deps.transaction(async ({ accounts, links, decoys, outbox }) => {
    const account = await lockByEmail(accounts, email);
    const decoy = await decoys.find(emailKey(email));
    if (account === undefined) return;
    if (account.verifiedAt !== null) {
      if (decoy) await outbox.add(alreadyRegisteredMail(account, deps.options.publicUrl));
      return;
    }
    const token = await issueLink(deps, links, account.id, "verify_email");
    await outbox.add(verificationMail(account, deps.options.publicUrl, token, "verifyEmail"));
  });
  return { message: messages.verification.resent };
}
