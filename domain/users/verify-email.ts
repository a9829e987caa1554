import { messages } from "#contract/messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { issueOneTimeToken } from "./issue-one-time-token.ts";
import { lockByEmail } from "./lock-by-email.ts";
import { hashToken } from "./tokens.ts";
import { emailKey } from "./user.ts";
import type { UserDeps } from "./user-deps.ts";
import { alreadyRegisteredMail, verificationMail } from "./user-mails.ts";

/**
 * Marks the address of a mailed link as verified.
 * The token stays valid until it expires, because mail scanners open links before people do. For the same reason it
 * opens no session, and it ends the unverified sessions.
 * Refuses `invalid_link`.
 */
export async function verifyEmail(deps: UserDeps, token: string): Promise<{ message: string } | Refusal> {
  const at = deps.clock.now();
  return deps.transaction(async ({ users, oneTimeTokens, sessions }) => {
    const oneTimeToken = await oneTimeTokens.find("verify_email", hashToken(token), at);
    const user = oneTimeToken && (await users.lock(oneTimeToken.userId));
    if (!user) return refuse("invalid_link");
    if (user.verifiedAt === null) await users.save({ ...user, verifiedAt: at });
    await sessions.endAll(user.id, "unverified");
    return { message: messages.verification.verified };
  });
}

/**
 * Mails the verification link again if the address waits for one. A sign-up for a taken address mails the address's
 * owner again.
 * The answer is the same for every address.
 */
export async function resendVerification(deps: UserDeps, email: string): Promise<{ message: string }> {
  await deps.transaction(async ({ users, oneTimeTokens, decoys, outbox }) => {
    const user = await lockByEmail(users, email);
    const decoy = await decoys.find(emailKey(email));
    if (user === undefined) return;
    if (user.verifiedAt !== null) {
      if (decoy) await outbox.add(alreadyRegisteredMail(user, deps.options.publicUrl));
      return;
    }
    const token = await issueOneTimeToken(deps, oneTimeTokens, user.id, "verify_email");
    await outbox.add(verificationMail(user, deps.options.publicUrl, token, "verifyEmail"));
  });
  return { message: messages.verification.resent };
}
