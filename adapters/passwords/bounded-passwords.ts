import type { BoundedLimit } from "#domain/bounded-limit.ts";
import type { Passwords } from "#domain/users/passwords.ts";

/**
 * Bounds how many passwords are hashed at once. Each takes 19 MiB and a core for a while, so a crowd of guesses would
 * starve the rest of the process.
 * @throws TooManyWaitingError when the queue is full.
 */
export function boundedPasswords(passwords: Passwords, limit: BoundedLimit): Passwords {
  return {
    hash: (password) => limit(() => passwords.hash(password)),
    verify: (hash, password) => limit(() => passwords.verify(hash, password)),
    isOutdated: (hash) => passwords.isOutdated(hash),
  };
}
