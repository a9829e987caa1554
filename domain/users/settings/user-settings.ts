import { messages } from "#contract/messages/messages.ts";
import { settingsMessages } from "#contract/messages/settings-messages.ts";
import type { Language } from "#contract/pages/languages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { isFilled } from "#contract/required-text.ts";
import type { UserProfile } from "#contract/users/session.ts";
import type { BillingDetails, UserSettings } from "#contract/users/user-settings.ts";
import { sessionOf } from "#domain/users/sign-in/authenticate.ts";
import {
  type AllowedCountries,
  personName,
  shownEmail,
  toUserProfile,
  type User,
} from "#domain/users/user.ts";
import type { ReadDeps, UserDeps } from "#domain/users/user-deps.ts";
import type { UserStore } from "#domain/users/user-store.ts";
import { isOffered } from "#words/offered-languages.ts";

/** The user on the settings page, without the balance, which the ledger has. */
export async function readSettings(
  deps: UserDeps,
  token: string | undefined,
): Promise<Omit<UserSettings, "credits"> | Refusal> {
  const session = await sessionOf(deps, token);
  return isRefusal(session) ? session : settingsOf(deps, session.user);
}

export function settingsOf(deps: ReadDeps, user: User): Promise<Omit<UserSettings, "credits">> {
  return deps.connection(async ({ users, identities, oneTimeTokens, twoSteps, personalData }) => {
    const linked = await identities.list(user.id);
    const waiting = await oneTimeTokens.waiting("change_email", user.id, deps.clock.now());
    const twoStep = await twoSteps.find(user.id);
    return {
      user: toUserProfile(user),
      createdAt: user.createdAt.toISOString(),
      hasPassword: user.passwordHash !== null,
      providers: linked.map(({ provider }) => provider),
      pendingEmail: waiting === undefined ? null : shownEmail(waiting),
      emailRefusesMail: await users.refusesMail(user.id),
      allowedCountries: countriesOf(await users.allowedCountries(user.id)),
      billing: await users.billing(user.id),
      outlived: await personalData.outlives(user),
      twoStep: {
        on: twoStep?.confirmedAt != null,
        app: twoStep?.confirmedAt != null && twoStep.secret !== null,
        recoveryCodesLeft: await twoSteps.recoveryCodesLeft(user.id),
      },
    };
  });
}

function countriesOf(allowed: AllowedCountries): UserSettings["allowedCountries"] {
  return allowed && [...allowed];
}

/** Changes a user's name. Refuses `invalid_request` for a name without visible characters. */
export async function changeName(
  deps: UserDeps,
  userId: string,
  request: { firstName: string; lastName: string },
): Promise<UserProfile | Refusal> {
  const firstName = personName(request.firstName);
  const lastName = personName(request.lastName);
  if (!isFilled(firstName) || !isFilled(lastName)) {
    return refuse("invalid_request", { message: settingsMessages.nameMissing });
  }
  return onUser(deps, userId, async (user, users) => {
    const renamed = { ...user, firstName, lastName };
    await users.save(renamed);
    return toUserProfile(renamed);
  });
}

/** Runs work on the locked user; refuses `unauthenticated` for one who is deleted. */
function onUser<T>(
  deps: UserDeps,
  userId: string,
  work: (user: User, users: UserStore) => Promise<T>,
): Promise<T | Refusal> {
  return deps.transaction(async ({ users }) => {
    const user = await users.lock(userId);
    return user === undefined ? refuse("unauthenticated") : work(user, users);
  });
}

/**
 * Keeps the language that a user has chosen, for mails and for other devices. Refuses `invalid_request` for a language that is
 * not offered, unless the user has it already.
 */
export function keepLanguage(
  deps: UserDeps,
  userId: string,
  language: Language,
): Promise<{ message: string } | Refusal> {
  return onUser(deps, userId, async (user, users) => {
    if (!isOffered(language) && user.language !== language) {
      return refuse("invalid_request", { message: messages.languageNotOffered });
    }
    await users.save({ ...user, language });
    return { message: "Your language has been saved." };
  });
}

/** Sets the lines that receipts of the user's purchases have from now on. */
export function changeBilling(
  deps: UserDeps,
  userId: string,
  { company, address, taxNumber }: BillingDetails,
): Promise<{ message: string } | Refusal> {
  return onUser(deps, userId, async (_user, users) => {
    await users.setBilling(userId, {
      company: personName(company),
      address: linesOf(address),
      taxNumber: personName(taxNumber),
    });
    return { message: settingsMessages.billingSaved };
  });
}

/** An address as typed, without empty lines and without characters that PostgreSQL or paper cannot hold. */
function linesOf(typed: string): string {
  return typed
    .split(/\r\n|\r|\n/)
    .map(personName)
    .filter((line) => line !== "")
    .join("\n");
}
