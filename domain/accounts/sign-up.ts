import type { z } from "zod";
import type { authReplySchema, signupBodySchema } from "#contract/accounts.ts";
import { messages } from "#contract/messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { type Account, emailKey, personName, toUser } from "./account.ts";
import type { AccountDeps, AccountStores } from "./account-deps.ts";
import { alreadyRegisteredMail, verificationMail } from "./account-mails.ts";
import { issueLink } from "./issue-link.ts";
import { lockByEmail } from "./lock-by-email.ts";
import { openSession } from "./open-session.ts";
import { refuseCommon } from "./refuse-common.ts";
import { hashToken } from "./tokens.ts";

export type SignUpRequest = z.output<typeof signupBodySchema>;
export type AuthReply = z.output<typeof authReplySchema>;

/**
 * Opens an unverified account and mails its verification link. An address that has an account already gets a mail
 * instead and nothing else happens to it; the reply is of the same form then, with a token that opens nothing,
 * because nobody may learn from a sign-up who has an account. Refuses `password_too_common`.
 */
export async function signUp(deps: AccountDeps, request: SignUpRequest): Promise<AuthReply | Refusal> {
  const firstName = personName(request.firstName);
  const lastName = personName(request.lastName);
  if (firstName === "" || lastName === "") {
    return refuse("invalid_request", { message: messages.register.missing });
  }
  const common = refuseCommon(deps.commonPasswords, request.password, request.email);
  if (common) return common;
  const passwordHash = await deps.passwords.hash(request.password);
  const account: Account = {
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
    (await stores.accounts.insert(account))
      ? openUnverified(deps, stores, account)
      : meetOwner(deps, stores, account, passwordHash),
  );
  return { token, user: toUser(account), verificationRequired: true };
}

async function openUnverified(deps: AccountDeps, stores: AccountStores, account: Account): Promise<string> {
  const token = await issueLink(deps, stores.links, account.id, "verify_email");
  await stores.outbox.add(verificationMail(account, deps.options.publicUrl, token, "verifyEmail"));
  const opening = {
    userId: account.id,
    kind: "unverified",
    openedWith: "password",
    userAgent: undefined,
  } as const;
  return openSession(deps, stores.sessions, opening);
}

/** Tells the owner of the address, and returns a token that deletes nothing but the memory of this sign-up. */
async function meetOwner(
  deps: AccountDeps,
  { accounts, links, decoys, outbox }: AccountStores,
  { email, createdAt }: Account,
  passwordHash: string,
): Promise<string> {
  const token = deps.ids.secret();
  const owner = await lockByEmail(accounts, email);
  // Deleted since the insert met it, which only its owner can do.
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
    const link = await issueLink(deps, links, owner.id, "verify_email");
    await outbox.add(verificationMail(owner, publicUrl, link, "verifyEmailAgain"));
  }
  return token;
}
