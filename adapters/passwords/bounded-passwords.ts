import type { BoundedLimit } from "#domain/bounded-limit.ts";
import type { Passwords } from "#domain/users/passwords.ts";

/**
 * Hashes only so many passwords at once: each takes 19 MiB and a processor for a while, so that a crowd of guesses would
 * otherwise starve everything else. Throws TooManyWaitingError when the queue is full.
 */
export function boundedPasswords(passwords: Passwords, limit: BoundedLimit): Passwords {
  return {
    hash: (password) => limit(() => passwords.hash(password)),
    verify: (hash, password) => limit(() => passwords.verify(hash, password)),
    isOutdated: (hash) => passwords.isOutdated(hash),
  };
}
