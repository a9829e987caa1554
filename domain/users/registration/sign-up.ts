import type { z } from "zod";
import { switchMessages } from "#contract/messages/frame-messages.ts";
import { messages } from "#contract/messages/messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { isFilled } from "#contract/required-text.ts";
import type { authReplySchema, signupBodySchema } from "#contract/users/users.ts";
import { refuseUnreachable } from "#domain/mail-reach.ts";
import { hashToken } from "#domain/tokens.ts";
import { refuseCommon } from "#domain/users/passwords.ts";
import { emailKey, personName, shownEmail } from "#domain/users/user.ts";
import type { RequestDeps, UserStores } from "#domain/users/user-deps.ts";
import { userMail } from "#domain/users/user-mails.ts";
import { lockByEmail } from "#domain/users/user-store.ts";
import { offeredLanguage } from "#words/offered-languages.ts";
import { currentLanguage } from "#words/translate.ts";
import { mailRegistrationLink } from "./mail-registration-link.ts";
import type { WaitingRegistration } from "./registration-store.ts";

export type SignUpRequest = z.output<typeof signupBodySchema>;
export type AuthReply = z.output<typeof authReplySchema>;

/** Leaves time to find an overlooked mail. */
const registrationLife_ms = 7 * 24 * 60 * 60_000;

/**
 * Adds a registration and mails its link, which makes the user. Earlier registrations of the address stay as they are.
 * A sign-up for a taken address is a registration as well, so that every later answer is alike. Its mail tells the
 * owner that they have an account, and no link is made.
 * Refuses `email_not_reachable`, `password_too_common`, and `unavailable` while the operator has switched sign-up off.
 */
export async function signUp(deps: RequestDeps, request: SignUpRequest): Promise<AuthReply | Refusal> {
  const firstName = personName(request.firstName);
  const lastName = personName(request.lastName);
  if (!isFilled(firstName) || !isFilled(lastName)) {
    return refuse("invalid_request", { message: messages.register.missing });
  }
  const unreachable = await refuseUnreachable(deps.mail, request.email);
  if (unreachable) return unreachable;
  const common = refuseCommon(deps.commonPasswords, request.password, request.email);
  if (common) return common;
  const passwordHash = await deps.passwords.hash(request.password);
  const email = request.email.trim();
  const token = deps.ids.secret();
  const createdAt = deps.clock.now();
  const registration: WaitingRegistration = {
    id: deps.ids.uuid(),
    emailKey: emailKey(email),
    email,
    firstName,
    lastName,
    passwordHash,
    createdAt,
    language: offeredLanguage(currentLanguage()),
    tokenHash: hashToken(token),
    expiresAt: new Date(createdAt.getTime() + registrationLife_ms),
    activatedAt: null,
  };
  const refused = await deps.transaction(async (stores) => {
    const { users, registrations, outbox } = stores;
    const off = await refuseWhenOff(stores);
    if (off) return off;
    const owner = await lockByEmail(users, email);
    const others = (await registrations.waiting(registration.emailKey, 1, createdAt)).length > 0;
    await registrations.add(registration);
    if (owner === undefined) await mailRegistrationLink(deps, stores, registration, { others });
    else await outbox.add(userMail("alreadyRegistered", owner, deps.options.publicUrl));
    return undefined;
  });
  if (refused) return refused;
  const user = { id: registration.id, firstName, lastName, email: shownEmail(email), isVerified: false };
  return { token, user, verificationRequired: true };
}

export async function refuseWhenOff({
  switches,
}: Pick<UserStores, "switches">): Promise<Refusal | undefined> {
  if (!(await switches.isOff("sign_up"))) return undefined;
  return refuse("unavailable", { message: switchMessages.sign_up });
}
