import { type Refusal, refuse } from "#contract/refusals.ts";
import { emailKey, shownEmail } from "./user.ts";

/** Match of a password with a hash; `outdated` when it should be hashed anew by today's parameters and form. */
export type PasswordMatch = false | "current" | "outdated";

/**
 * Hashes passwords slowly. A password is never trimmed and never shortened; spellings of one text that Unicode holds
 * equal (NFC) are one password.
 */
export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Returns whether the password matches the hash. Without a hash it does the same work and returns false, so that the
   * response time does not reveal who is a user.
   */
  verify(hash: string | null, password: string): Promise<PasswordMatch>;
}

/** The sender of a request whose passwords are hashed. */
export interface HashingCaller {
  /** From the widest to the narrowest: they take turns at hashing. */
  networks: readonly string[];
  /** Aborts when the caller has gone: its hashes are not computed any more. */
  signal: AbortSignal;
}

/** The most common passwords, which attackers try first. */
export interface CommonPasswords {
  /** In any letter case, otherwise exactly as typed. */
  has(password: string): boolean;
}

/**
 * Refuses `password_too_common` for a new password that an attacker would try first: one of the list, or the owner's
 * own address.
 * The only other rule for passwords is their length.
 */
export function refuseCommon(list: CommonPasswords, password: string, email: string): Refusal | undefined {
  const key = emailKey(email);
  const own = [key, shownEmail(key), key.split("@")[0]];
  const composed = password.normalize("NFC");
  return list.has(composed) || own.includes(composed.toLowerCase())
    ? refuse("password_too_common")
    : undefined;
}
