import { type Refusal, refuse } from "#contract/refusals.ts";
import type { CommonPasswords } from "./passwords.ts";
import { emailKey } from "./user.ts";

/**
 * Refuses `password_too_common` for a new password that an attacker would try first: one of the list, or the owner's
 * own address.
 * The only other rule for passwords is their length.
 */
export function refuseCommon(list: CommonPasswords, password: string, email?: string): Refusal | undefined {
  const key = email === undefined ? undefined : emailKey(email);
  const own = key === undefined ? [] : [key, key.split("@")[0]];
  return list.has(password) || own.includes(password.toLowerCase())
    ? refuse("password_too_common")
    : undefined;
}
