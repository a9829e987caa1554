import type { z } from "zod";
import { messages } from "#contract/messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import type { authReplySchema, signupBodySchema } from "#contract/users.ts";
import { issueOneTimeToken } from "./issue-one-time-token.ts";
import { lockByEmail } from "./lock-by-email.ts";
import { openUnverifiedSession } from "./open-session.ts";
import { refuseCommon } from "./refuse-common.ts";
import { hashToken } from "./tokens.ts";
import { emailKey, personName, toUserProfile, type User } from "./user.ts";
import type { UserDeps, UserStores } from "./user-deps.ts";
import { alreadyRegisteredMail, verificationMail } from "./user-mails.ts";

export type SignUpRequest = z.output<typeof signupBodySchema>;
export type AuthReply = z.output<typeof authReplySchema>;

/**
 * Adds an unverified user and mails the verification link.
 * A taken address gets another mail, and its user stays unchanged. The reply then has the same form, with a token that
 * opens nothing, so that a sign-up does not reveal who is a user.
 * Refuses `password_too_common`.
 */
export async function signUp(deps: UserDeps, request: SignUpRequest): Promise<AuthReply | Refusal> {
  const firstName = personName(request.firstName);
  const lastName = personName(request.lastName);
  if (firstName === "" || lastName === "") {
    return refuse("invalid_request", { message: messages.register.missing });
  }
  const common = refuseCommon(deps.commonPasswords, request.password, request.email);
  if (common) return common;
  const passwordHash = await deps.passwords.hash(request.password);
  const user: User = {
    id: deps.ids.uuid(),
    walletId: deps.ids.uuid(),
    email: request.email.trim(),
    firstName,
    lastName,
    passwordHash,
    googleSub: null,
    pictureUrl: null,
    createdAt: deps.clock.now(),
    verifiedAt: null,
  };
  const token = await deps.transaction(async (stores) =>
    (await stores.users.insert(user))
      ? openUnverified(deps, stores, user)
      : meetOwner(deps, stores, user, passwordHash),
  );
  return { token, user: toUserProfile(user), verificationRequired: true };
}

async function openUnverified(deps: UserDeps, stores: UserStores, user: User): Promise<string> {
  const token = await issueOneTimeToken(deps, stores.oneTimeTokens, user.id, "verify_email");
  await stores.outbox.add(verificationMail(user, deps.options.publicUrl, token, "verifyEmail"));
  return openUnverifiedSession(deps, stores, user.id);
}

/** Mails the owner of the address, and returns a token that only deletes the record of this sign-up. */
async function meetOwner(
  deps: UserDeps,
  { users, oneTimeTokens, decoys, outbox }: UserStores,
  { email, createdAt }: User,
  passwordHash: string,
): Promise<string> {
  const token = deps.ids.secret();
  const owner = await lockByEmail(users, email);
  // The user was deleted after the insert failed, which only the owner can do.
  if (owner === undefined) return token;
  const { publicUrl } = deps.options;
  if (owner.verifiedAt !== null) {
    await decoys.add({
      emailKey: emailKey(email),
      email,
      passwordHash,
      tokenHash: hashToken(token),
      createdAt,
    });
    await outbox.add(alreadyRegisteredMail(owner, publicUrl));
  } else {
    const mailedToken = await issueOneTimeToken(deps, oneTimeTokens, owner.id, "verify_email");
    await outbox.add(verificationMail(owner, publicUrl, mailedToken, "verifyEmailAgain"));
  }
  return token;
}
