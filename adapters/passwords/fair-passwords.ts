import type { FairConcurrency } from "#domain/rate-limits/fair-concurrency.ts";
import type { HashingCaller, Passwords } from "#domain/users/passwords.ts";

/**
 * Bounds how many passwords are hashed at once. Each takes 19 MiB and a core for a while, so a crowd of guesses would
 * starve the rest of the process. The networks of callers take turns, so it does not shut out the logins of others.
 * @throws TooManyWaitingError when the caller is turned away.
 */
export function fairPasswords(
  passwords: Passwords,
  concurrency: FairConcurrency,
): (caller: HashingCaller) => Passwords {
  return ({ networks, signal }) => ({
    hash: (password) => concurrency.run(networks, () => passwords.hash(password), signal),
    verify: (hash, password) => concurrency.run(networks, () => passwords.verify(hash, password), signal),
  });
}
