import { type Refusal, refuse } from "#contract/refusals.ts";
import type { CommonPasswords } from "./passwords.ts";
import { emailKey } from "./user.ts";

/**
 * Refuses `password_too_common` for a new password that is among the first which anybody would guess: one of the list,
 * or the owner's own address. Nothing else is asked of a password but its length.
 */
export function refuseCommon(list: CommonPasswords, password: string, email?: string): Refusal | undefined {
  const key = email === undefined ? undefined : emailKey(email);
  const own = key === undefined ? [] : [key, key.split("@")[0]];
  return list.has(password) || own.includes(password.toLowerCase())
    ? refuse("password_too_common")
    : undefined;
}
