import { message } from "#contract/messages/message.ts";
import { messages } from "#contract/messages/messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { isGoogle } from "#domain/users/openid/identity.ts";
import { ownRegistration } from "#domain/users/registration/own-registration.ts";
import { afterFirstStep } from "#domain/users/two-step/second-step.ts";
import { emailKey, shownEmail, type User } from "#domain/users/user.ts";
import type { RequestDeps, UserDeps } from "#domain/users/user-deps.ts";
import type { LoggedIn } from "./open-session.ts";

/**
 * Opens a session for an address and its password. Always verifies one password when it succeeds and three when it
 * refuses.
 * Refuses `invalid_credentials`, `created_with_provider` and, for the right password only, `email_not_verified` and
 * `two_step_required`.
 */
export async function logIn(
  deps: RequestDeps,
  request: { email: string; password: string },
): Promise<LoggedIn | Refusal> {
  const { password } = request;
  const key = emailKey(request.email);
  const stored = await deps.connection(({ users }) => users.findByEmail(key));
  const matches = await deps.passwords.verify(stored?.passwordHash ?? null, password);
  const user = matches && stored ? stored : await refusal(deps, key, stored, password);
  if (isRefusal(user)) return user;

  // The password is at hand at a login alone.
  const passwordHash = matches === "outdated" ? await deps.passwords.hash(password) : user.passwordHash;
  return deps.transaction(async (stores) => {
    const locked = await stores.users.lock(user.id);
    // A reset since the check may have replaced the password and ended all sessions. This session must not outlive the
    // reset.
    if (locked?.passwordHash !== user.passwordHash) return refuse("invalid_credentials");
    if (passwordHash !== locked.passwordHash) await stores.users.save({ ...locked, passwordHash });
    return afterFirstStep(deps, stores, locked, "password");
  });
}

/** A visitor who signed up is asked to verify the address, alike for a free and a taken one and after the same work. */
async function refusal(
  deps: RequestDeps,
  key: string,
  user: User | undefined,
  password: string,
): Promise<Refusal> {
  const registration = await ownRegistration(deps, key, { password });
  if (user?.passwordHash === null) return leadToProvider(deps, user);
  return registration === undefined ? refuse("invalid_credentials") : notVerified(registration.email);
}

/** A user without a password signs in with a provider. The page reads `useGoogleAuth`. */
async function leadToProvider(deps: UserDeps, user: User): Promise<Refusal> {
  const linked = await deps.connection(({ identities }) => identities.list(user.id));
  const identity = linked.find(isGoogle) ?? linked[0];
  if (identity === undefined) return refuse("invalid_credentials");
  return refuse("created_with_provider", {
    message: messages.login.createdWith(identity.provider),
    fields: { useGoogleAuth: isGoogle(identity) },
  });
}

/** The browser reads the address after "email:". */
function notVerified(email: string): Refusal {
  return refuse("email_not_verified", {
    message: message("Please verify your email before logging in. email: {email}", {
      email: shownEmail(email),
    }),
  });
}
