import { messages } from "#contract/messages.ts";
import type { LinkChallenge } from "#contract/openid.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { issueOneTimeToken, oneTimeTokenExpiry } from "#domain/users/issue-one-time-token.ts";
import type { OneTimeTokenPurpose } from "#domain/users/one-time-token-store.ts";
import type { LoggedIn } from "#domain/users/open-session.ts";
import { afterReset } from "#domain/users/passkeys/after-reset.ts";
import { recordSecurityEvent } from "#domain/users/record-security-event.ts";
import { hashToken } from "#domain/users/tokens.ts";
import { afterFirstStep } from "#domain/users/two-step/second-step.ts";
import { emailKey, type User } from "#domain/users/user.ts";
import type { OnConnection, RequestDeps, UserDeps, UserStores } from "#domain/users/user-deps.ts";
import { confirmGoogleMail, googleLinkedMail, googleReplacedPasswordMail } from "#domain/users/user-mails.ts";

/**
 * Refuses `google_link_required` with a challenge that is valid for ten minutes. The mailbox and Google prove the
 * address, and neither proves who chose the password: a stranger may have signed up with the address first.
 */
export async function askToLink(
  deps: UserDeps,
  { oneTimeTokens }: Pick<UserStores, "oneTimeTokens">,
  user: User,
  sub: string,
): Promise<Refusal> {
  const challenge = await issueOneTimeToken(deps, oneTimeTokens, user.id, "link_google", sub);
  const expiresAt = oneTimeTokenExpiry(deps.clock, "link_google").toISOString();
  return refuse("google_link_required", {
    fields: { googleLink: { challenge, email: user.email, expiresAt } satisfies LinkChallenge },
  });
}

/** The user of a challenge, whose attempts are counted. */
export async function linkingUser(deps: UserDeps, challenge: string): Promise<User | undefined> {
  return deps.connection(async (stores) => (await found(deps, stores, "link_google", challenge))?.user);
}

/**
 * Links Google with a challenge and the user's password, which stays, and opens a session. A wrong password leaves the
 * challenge valid.
 * Refuses `google_link_expired`, `wrong_password`, `google_account_differs` and `two_step_required`.
 */
export async function linkWithPassword(
  deps: RequestDeps,
  request: { challenge: string; password: string },
): Promise<LoggedIn | Refusal> {
  const asked = await linkingUser(deps, request.challenge);
  if (asked === undefined) return refuse("google_link_expired");
  if (!(await deps.passwords.verify(asked.passwordHash, request.password))) return refuse("wrong_password");

  return deps.transaction(async (stores) => {
    const { users, oneTimeTokens, outbox } = stores;
    // Another password since the check has ended the challenge.
    const taken = await take(deps, stores, "link_google", request.challenge);
    if (isRefusal(taken)) return taken;
    const linked = { ...taken.user, googleSub: taken.sub };
    await users.save(linked);
    await oneTimeTokens.endPurpose(linked.id, "link_google");
    await oneTimeTokens.endPurpose(linked.id, "confirm_google");
    await recordSecurityEvent(deps, stores, linked.id, "google_linked");
    await outbox.add(googleLinkedMail(linked, deps.options.publicUrl));
    return afterFirstStep(deps, stores, linked, "google");
  });
}

/** Mails the link that links Google without the password, in place of an earlier one. Refuses `google_link_expired`. */
export async function mailConfirmation(
  deps: UserDeps,
  challenge: string,
): Promise<{ message: string } | Refusal> {
  return deps.transaction(async (stores) => {
    const { users, oneTimeTokens, outbox } = stores;
    const asked = await found(deps, stores, "link_google", challenge);
    const user = asked && (await users.lock(asked.user.id));
    if (!user) return refuse("google_link_expired");
    await oneTimeTokens.endPurpose(user.id, "confirm_google");
    const token = await issueOneTimeToken(deps, oneTimeTokens, user.id, "confirm_google", asked.sub);
    await outbox.add(confirmGoogleMail(user, deps.options.publicUrl, token));
    return { message: messages.google.linkMailed };
  });
}

/**
 * Links Google with the mailed one-time token. Nothing that another person chose or opened survives: the password is
 * void, and all sessions, one-time tokens, registrations of the address and calls end. A second step stays.
 * Opens no session. Refuses `google_link_expired` and `google_account_differs`.
 */
export async function confirmLink(deps: RequestDeps, token: string): Promise<{ message: string } | Refusal> {
  const owner = await deps.transaction(async (stores) => {
    const { users, sessions, oneTimeTokens, registrations, outbox } = stores;
    const taken = await take(deps, stores, "confirm_google", token);
    if (isRefusal(taken)) return taken;
    const linked = { ...taken.user, googleSub: taken.sub, passwordHash: null };
    await registrations.removeAll(emailKey(linked.email));
    await users.save(linked);
    await sessions.endAll(linked.id);
    await afterReset(stores, linked.id);
    await oneTimeTokens.endAll(linked.id);
    await recordSecurityEvent(deps, stores, linked.id, "google_linked");
    await outbox.add(googleReplacedPasswordMail(linked, deps.options.publicUrl));
    return linked;
  });
  if (isRefusal(owner)) return owner;
  await deps.endCalls(owner);
  return { message: messages.google.linkConfirmed };
}

type Purpose = Extract<OneTimeTokenPurpose, "link_google" | "confirm_google">;
type Stores = Pick<UserStores, "users" | "oneTimeTokens">;
type Readers = Pick<OnConnection<UserStores>, "users" | "oneTimeTokens">;

async function found(
  deps: UserDeps,
  { users, oneTimeTokens }: Readers,
  purpose: Purpose,
  token: string,
): Promise<{ user: User; sub: string } | undefined> {
  const oneTimeToken = await oneTimeTokens.find(purpose, hashToken(token), deps.clock.now());
  const user = oneTimeToken && (await users.find(oneTimeToken.userId));
  return user && oneTimeToken.detail !== null ? { user, sub: oneTimeToken.detail } : undefined;
}

/** Locks the user and uses the token. Refuses `google_account_differs` when either side got another identity since. */
async function take(
  deps: UserDeps,
  stores: Stores,
  purpose: Purpose,
  token: string,
): Promise<{ user: User; sub: string } | Refusal> {
  const { users, oneTimeTokens } = stores;
  const asked = await found(deps, stores, purpose, token);
  const user = asked && (await users.lock(asked.user.id));
  const used = user && (await oneTimeTokens.consume(purpose, hashToken(token), deps.clock.now()));
  if (!used) return refuse("google_link_expired");
  const holder = await users.findByGoogleSub(asked.sub);
  const differs = (user.googleSub ?? asked.sub) !== asked.sub || (holder ?? user).id !== user.id;
  return differs ? refuse("google_account_differs") : { user, sub: asked.sub };
}
