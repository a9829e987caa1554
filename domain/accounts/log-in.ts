import { isRefusal, type Refusal, refusals, refuse } from "#contract/refusals.ts";
import { type Account, emailKey } from "./account.ts";
import type { AccountDeps } from "./account-deps.ts";
import { afterFirstStep, type LoggedIn } from "./two-step/second-step.ts";

/**
 * Opens a session for an address and its password. Verifies one password to let in and two to refuse, whoever asks.
 * Refuses `invalid_credentials`, `email_not_verified` and `two_step_required` (right password only), and
 * `created_with_google`.
 */
export async function logIn(
  deps: AccountDeps,
  request: { email: string; password: string; userAgent?: string | undefined },
): Promise<LoggedIn | Refusal> {
  const { password } = request;
  const key = emailKey(request.email);
  const found = await deps.connection(({ accounts }) => accounts.findByEmail(key));
  const matches = await deps.passwords.verify(found?.passwordHash ?? null, password);
  const account =
    matches && found?.verifiedAt ? found : await refusal(deps, key, found, { matches, password });
  if (isRefusal(account)) return account;

  const passwordHash = await currentHash(deps, account, password);
  return deps.transaction(async (stores) => {
    const locked = await stores.accounts.lock(account.id);
    // A reset may have replaced the password and ended all sessions since it was checked: this one must not outlive it.
    if (locked?.passwordHash !== account.passwordHash) return refuse("invalid_credentials");
    if (passwordHash !== locked.passwordHash) await stores.accounts.save({ ...locked, passwordHash });
    return afterFirstStep(deps, stores, locked, { openedWith: "password", userAgent: request.userAgent });
  });
}

/** Whoever signed up is told to verify the address, also when it had an account already, and after the same work. */
async function refusal(
  deps: AccountDeps,
  key: string,
  account: Account | undefined,
  { matches, password }: { matches: boolean; password: string },
): Promise<Refusal> {
  const decoy = await deps.connection(({ decoys }) => decoys.find(key));
  const metAnAccount = await deps.passwords.verify(decoy?.passwordHash ?? null, password);
  if (account?.googleSub && account.passwordHash === null) {
    return refuse("created_with_google", { fields: { useGoogleAuth: true } });
  }
  if (account?.verifiedAt === null)
    return matches ? notVerified(account.email) : refuse("invalid_credentials");
  return decoy !== undefined && metAnAccount ? notVerified(decoy.email) : refuse("invalid_credentials");
}

/** The browser takes the address from behind "email:". */
function notVerified(email: string): Refusal {
  return refuse("email_not_verified", { message: `${refusals.email_not_verified.message} email: ${email}` });
}

/** Hashes made with the parameters of earlier years are replaced while the password is at hand. */
async function currentHash(deps: AccountDeps, account: Account, password: string): Promise<string | null> {
  const outdated = account.passwordHash !== null && deps.passwords.isOutdated(account.passwordHash);
  return outdated ? deps.passwords.hash(password) : account.passwordHash;
}
