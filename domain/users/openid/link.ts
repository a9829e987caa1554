import { success } from "#contract/messages/message.ts";
import { messages } from "#contract/messages/messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { LinkChallenge } from "#contract/users/openid.ts";
import { hashToken } from "#domain/tokens.ts";
import {
  issueOneTimeToken,
  type OneTimeTokenPurpose,
  oneTimeTokenExpiry,
} from "#domain/users/one-time-token.ts";
import { afterReset } from "#domain/users/passkeys/after-reset.ts";
import { recordSecurityEvent } from "#domain/users/security-history.ts";
import type { LoggedIn } from "#domain/users/sign-in/open-session.ts";
import { afterFirstStep } from "#domain/users/two-step/second-step.ts";
import { emailKey, type User } from "#domain/users/user.ts";
import type { OnConnection, RequestDeps, UserDeps, UserStores } from "#domain/users/user-deps.ts";
import {
  confirmLinkMail,
  providerLinkedMail,
  providerReplacedPasswordMail,
} from "#domain/users/user-mails.ts";
import { fromDetail, type Identity, openedWithIdentity, toDetail } from "./identity.ts";

/**
 * Refuses `openid_link_required` with a challenge that is valid for ten minutes. The mailbox and the provider prove the
 * address, and neither proves who chose the password: a stranger may have signed up with the address first.
 */
export async function askToLink(
  deps: UserDeps,
  { oneTimeTokens }: Pick<UserStores, "oneTimeTokens">,
  user: User,
  identity: Identity,
): Promise<Refusal> {
  const challenge = await issueOneTimeToken(
    deps,
    oneTimeTokens,
    user.id,
    "link_identity",
    toDetail(identity),
  );
  const expiresAt = oneTimeTokenExpiry(deps.clock, "link_identity").toISOString();
  return refuse("openid_link_required", {
    fields: {
      openidLink: {
        challenge,
        email: user.email,
        provider: identity.provider,
        hasPassword: user.passwordHash !== null,
        expiresAt,
      } satisfies LinkChallenge,
    },
  });
}

/** The user of a challenge, whose attempts are counted. */
export async function linkingUser(deps: UserDeps, challenge: string): Promise<User | undefined> {
  return deps.connection(
    async (stores) => (await findLinking(deps, stores, "link_identity", challenge))?.user,
  );
}

/**
 * Links an identity with a challenge and the user's password, which stays, and opens a session. A wrong password leaves the
 * challenge valid.
 * Refuses `openid_link_expired`, `wrong_password`, `openid_account_differs` and `two_step_required`.
 */
export async function linkWithPassword(
  deps: RequestDeps,
  request: { challenge: string; password: string },
): Promise<LoggedIn | Refusal> {
  const owner = await linkingUser(deps, request.challenge);
  if (owner === undefined) return refuse("openid_link_expired");
  if (!(await deps.passwords.verify(owner.passwordHash, request.password))) return refuse("wrong_password");

  return deps.transaction(async (stores) => {
    const { oneTimeTokens, outbox } = stores;
    // Another password since the check has ended the challenge.
    const challenge = await take(deps, stores, "link_identity", request.challenge);
    if (isRefusal(challenge)) return challenge;
    const { user, identity } = challenge;
    await oneTimeTokens.endPurpose(user.id, "link_identity");
    await oneTimeTokens.endPurpose(user.id, "confirm_link");
    await recordSecurityEvent(deps, stores, user.id, "provider_linked", identity.provider);
    await outbox.add(providerLinkedMail(user, deps.options.publicUrl, identity));
    return afterFirstStep(deps, stores, user, openedWithIdentity(identity));
  });
}

/** Mails the link that links an identity without the password, in place of an earlier one. Refuses `openid_link_expired`. */
export async function mailConfirmation(
  deps: UserDeps,
  challenge: string,
): Promise<{ message: string } | Refusal> {
  return deps.transaction(async (stores) => {
    const { users, oneTimeTokens, outbox } = stores;
    const linking = await findLinking(deps, stores, "link_identity", challenge);
    const user = linking && (await users.lock(linking.user.id));
    if (!user) return refuse("openid_link_expired");
    await oneTimeTokens.endPurpose(user.id, "confirm_link");
    const token = await issueOneTimeToken(
      deps,
      oneTimeTokens,
      user.id,
      "confirm_link",
      toDetail(linking.identity),
    );
    await outbox.add(confirmLinkMail(user, deps.options.publicUrl, token, linking.identity));
    return { message: messages.openid.linkMailed };
  });
}

/**
 * Links an identity with the mailed one-time token. Nothing that another person chose or opened survives: the password is
 * void, and all sessions, one-time tokens, registrations of the address and calls end. A second step stays.
 * Opens no session. Refuses `openid_link_expired` and `openid_account_differs`.
 */
export async function confirmLink(deps: RequestDeps, token: string): Promise<{ message: string } | Refusal> {
  const owner = await deps.transaction(async (stores) => {
    const { users, sessions, oneTimeTokens, registrations, outbox } = stores;
    const confirmation = await take(deps, stores, "confirm_link", token);
    if (isRefusal(confirmation)) return confirmation;
    const linked = { ...confirmation.user, passwordHash: null };
    await registrations.removeAll(emailKey(linked.email));
    await users.save(linked);
    await sessions.endAll(linked.id);
    await afterReset(deps, stores, linked.id);
    await oneTimeTokens.endAll(linked.id);
    await recordSecurityEvent(deps, stores, linked.id, "provider_linked", confirmation.identity.provider);
    await outbox.add(providerReplacedPasswordMail(linked, deps.options.publicUrl, confirmation.identity));
    return confirmation;
  });
  if (isRefusal(owner)) return owner;
  await deps.endCalls(owner.user);
  return success(messages.openid.linkConfirmed(owner.identity.provider));
}

interface Asked {
  user: User;
  identity: Identity;
}

type Purpose = Extract<OneTimeTokenPurpose, "link_identity" | "confirm_link">;
type Stores = Pick<UserStores, "users" | "identities" | "oneTimeTokens">;
type Readers = Pick<OnConnection<UserStores>, "users" | "oneTimeTokens">;

async function findLinking(
  deps: UserDeps,
  { users, oneTimeTokens }: Readers,
  purpose: Purpose,
  token: string,
): Promise<Asked | undefined> {
  const oneTimeToken = await oneTimeTokens.find(purpose, hashToken(token), deps.clock.now());
  const user = oneTimeToken && (await users.find(oneTimeToken.userId));
  return user && oneTimeToken.detail !== null
    ? { user, identity: fromDetail(oneTimeToken.detail) }
    : undefined;
}

/**
 * Locks the user, uses the token and links the identity. Refuses `openid_account_differs` when either side got another
 * one since.
 */
async function take(
  deps: UserDeps,
  stores: Stores,
  purpose: Purpose,
  token: string,
): Promise<Asked | Refusal> {
  const { users, identities, oneTimeTokens } = stores;
  const linking = await findLinking(deps, stores, purpose, token);
  const user = linking && (await users.lock(linking.user.id));
  const used = user && (await oneTimeTokens.consume(purpose, hashToken(token), deps.clock.now()));
  if (!used) return refuse("openid_link_expired");
  const linked = await identities.link(user, linking.identity, deps.clock.now());
  return linked ? { user, identity: linking.identity } : refuse("openid_account_differs");
}
