import { isRefusal, type Refusal, refusals, refuse } from "#contract/refusals.ts";
import { afterFirstStep, type LoggedIn } from "./two-step/second-step.ts";
import { emailKey, type User } from "./user.ts";
import type { UserDeps } from "./user-deps.ts";

/**
 * Opens a session for an address and its password. Verifies one password to let in and two to refuse, whoever asks.
 * Refuses `invalid_credentials`, `email_not_verified` and `two_step_required` (right password only), and
 * `created_with_google`.
 */
export async function logIn(
  deps: UserDeps,
  request: { email: string; password: string; userAgent?: string | undefined },
): Promise<LoggedIn | Refusal> {
  const { password } = request;
  const key = emailKey(request.email);
  const found = await deps.connection(({ users }) => users.findByEmail(key));
  const matches = await deps.passwords.verify(found?.passwordHash ?? null, password);
  const user = matches && found?.verifiedAt ? found : await refusal(deps, key, found, { matches, password });
  if (isRefusal(user)) return user;

  const passwordHash = await currentHash(deps, user, password);
  return deps.transaction(async (stores) => {
    const locked = await stores.users.lock(user.id);
    // A reset may have replaced the password and ended all sessions since it was checked: this one must not outlive it.
    if (locked?.passwordHash !== user.passwordHash) return refuse("invalid_credentials");
    if (passwordHash !== locked.passwordHash) await stores.users.save({ ...locked, passwordHash });
    return afterFirstStep(deps, stores, locked, { openedWith: "password", userAgent: request.userAgent });
  });
}

/** Whoever signed up is told to verify the address, also when it belonged to a user already, and after the same work. */
async function refusal(
  deps: UserDeps,
  key: string,
  user: User | undefined,
  { matches, password }: { matches: boolean; password: string },
): Promise<Refusal> {
  const decoy = await deps.connection(({ decoys }) => decoys.find(key));
  const metUser = await deps.passwords.verify(decoy?.passwordHash ?? null, password);
  if (user?.googleSub && user.passwordHash === null) {
    return refuse("created_with_google", { fields: { useGoogleAuth: true } });
  }
  if (user?.verifiedAt === null) return matches ? notVerified(user.email) : refuse("invalid_credentials");
  return decoy !== undefined && metUser ? notVerified(decoy.email) : refuse("invalid_credentials");
}

/** The browser takes the address from behind "email:". */
function notVerified(email: string): Refusal {
  return refuse("email_not_verified", { message: `${refusals.email_not_verified.message} email: ${email}` });
}

/** Hashes made with the parameters of earlier years are replaced while the password is at hand. */
async function currentHash(deps: UserDeps, user: User, password: string): Promise<string | null> {
  const outdated = user.passwordHash !== null && deps.passwords.isOutdated(user.passwordHash);
  return outdated ? deps.passwords.hash(password) : user.passwordHash;
}
