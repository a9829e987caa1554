import { messages } from "#contract/messages/messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { hashToken } from "#domain/tokens.ts";
import { emailKey, shownEmail, type User } from "#domain/users/user.ts";
import type { RequestDeps, UserDeps, UserStores } from "#domain/users/user-deps.ts";
import { userMail } from "#domain/users/user-mails.ts";
import { lockByEmail } from "#domain/users/user-store.ts";
import { type MailLinkDeps, mailRegistrationLink } from "./mail-registration-link.ts";
import { ownRegistration } from "./own-registration.ts";
import type { Registration, WaitingRegistration } from "./registration-store.ts";

/**
 * Makes the user of the registration whose mailed link is opened, and voids every other registration of the address.
 * The link stays valid until it expires, because mail scanners open links before people do. For the same reason it
 * opens no session. Returns the address, which the login page fills in.
 * Refuses `invalid_link`, also when the address belongs to a user by another way.
 */
export async function verifyEmail(
  deps: UserDeps,
  token: string,
): Promise<{ message: string; email: string } | Refusal> {
  const at = deps.clock.now();
  return deps.transaction(async ({ users, registrations }) => {
    const opened = await registrations.findByLink(hashToken(token), at);
    const ofAddress = opened === undefined ? [] : await registrations.lockAll(opened.emailKey);
    // Another link of the address may have voided this registration before the lock.
    const own = ofAddress.find(({ id }) => id === opened?.id);
    if (own === undefined) return refuse("invalid_link");
    if (own.activatedAt === null) {
      const user = await activate(deps, { users, registrations }, own, ofAddress);
      if (!user) return refuse("invalid_link");
    }
    return { message: messages.verification.verified, email: shownEmail(own.email) };
  });
}

/**
 * Makes the user of a waiting registration and voids the others of the address, all of them locked; undefined when the
 * address belongs to a user already.
 */
export async function activate(
  deps: Pick<UserDeps, "clock" | "ids">,
  { users, registrations }: Pick<UserStores, "users" | "registrations">,
  own: Registration,
  ofAddress: readonly Registration[],
): Promise<User | undefined> {
  const at = deps.clock.now();
  const user = userOf(own, { walletId: deps.ids.uuid(), verifiedAt: at });
  if (!(await users.insert(user))) return undefined;
  await registrations.activate(own.id, at);
  await registrations.remove(ofAddress.filter((other) => other !== own).map(({ id }) => id));
  return user;
}

/**
 * Tells the browser of a sign-up, which alone has the token, if one of the mailed links was opened. A sign-up for a taken
 * address waits like any other.
 */
export async function signUpState(
  deps: Pick<UserDeps, "connection">,
  { email, token }: { email: string; token: string },
): Promise<{ verified: boolean }> {
  const verified = await deps.connection(({ registrations }) =>
    registrations.isActivated(emailKey(email), hashToken(token)),
  );
  return { verified };
}

function userOf(
  { id, email, firstName, lastName, language, passwordHash, createdAt }: Registration,
  verified: { walletId: string; verifiedAt: Date },
): User {
  return {
    id,
    memberRole: "owner",
    email,
    firstName,
    lastName,
    language,
    passwordHash,
    createdAt,
    pictureUrl: null,
    ...verified,
  };
}

/**
 * Mails a link again for the waiting registration that the token or the password proves. Without such a proof the only
 * registration that waits gets it; among several the mail carries no link, because it could be a stranger's.
 * A sign-up for a taken address mails the address's owner again. The answer is the same for every address.
 */
export async function resendVerification(
  deps: RequestDeps,
  request: { email: string; token?: string | undefined; password?: string | undefined },
): Promise<{ message: string }> {
  const key = emailKey(request.email);
  const proven = await ownRegistration(deps, key, request);
  const at = deps.clock.now();
  await deps.transaction(async (stores) => {
    const { users, registrations, outbox } = stores;
    const { publicUrl } = deps.options;
    const owner = await lockByEmail(users, request.email);
    const waiting = (await registrations.lockAll(key)).filter((one) => isWaiting(one, at));
    const [first, ...more] = waiting;
    if (first === undefined) return;
    if (owner !== undefined) return outbox.add(userMail("alreadyRegistered", owner, publicUrl));
    await mailWaiting(deps, stores, [first, ...more], proven?.id);
  });
  return { message: messages.verification.resent };
}

/**
 * Mails a link for the proven one of an address's waiting registrations, or for the only one. Otherwise the mail says
 * that several wait.
 */
export async function mailWaiting(
  deps: MailLinkDeps,
  stores: Pick<UserStores, "registrations" | "outbox">,
  [first, ...more]: readonly [WaitingRegistration, ...WaitingRegistration[]],
  provenId?: string,
): Promise<void> {
  const only = more.length === 0 ? first : undefined;
  const own = [first, ...more].find(({ id }) => id === provenId) ?? only;
  if (own) await mailRegistrationLink(deps, stores, own, { others: more.length > 0 });
  else
    await stores.outbox.add(
      userMail("severalRegistrations", { ...first, firstName: "" }, deps.options.publicUrl),
    );
}

export function isWaiting(registration: Registration, at: Date): registration is WaitingRegistration {
  return registration.activatedAt === null && registration.expiresAt > at;
}
