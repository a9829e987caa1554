import { type Refusal, refuse } from "#contract/refusals.ts";
import type { CommonPasswords } from "#domain/users/passwords.ts";
import { emailKey, shownEmail } from "#domain/users/user.ts";

/**
 * Refuses `password_too_common` for a new password that an attacker would try first: one of the list, or the owner's
 * own address.
 * The only other rule for passwords is their length.
 */
export function refuseCommon(list: CommonPasswords, password: string, email?: string): Refusal | undefined {
  const key = email === undefined ? undefined : emailKey(email);
  const own = key === undefined ? [] : [key, shownEmail(key), key.split("@")[0]];
  const composed = password.normalize("NFC");
  return list.has(composed) || own.includes(composed.toLowerCase())
    ? refuse("password_too_common")
    : undefined;
}
