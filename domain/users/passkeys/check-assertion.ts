import { type Refusal, refuse } from "#contract/refusals.ts";
import type { Assertion } from "#contract/users/webauthn.ts";
import type { User } from "#domain/users/user.ts";
import type { UserDeps, UserStores } from "#domain/users/user-deps.ts";
import { userMail } from "#domain/users/user-mails.ts";
import type { Passkey } from "./passkey-store.ts";

/** Of a sign-in the authenticator must verify its user and name them; a second step needs only the key. */
export type Role = "sign_in" | "second_step";

/**
 * Checks a locked user's signature over a challenge that was taken for it, and records the use.
 * Refuses `passkey_refused` alike for a passkey that is unknown or another user's and for a wrong signature, and
 * `passkey_copied` when the counter went back.
 */
export async function checkAssertion(
  deps: UserDeps,
  stores: Pick<UserStores, "passkeys" | "outbox">,
  user: User,
  { assertion, challenge, role }: { assertion: Assertion; challenge: string; role: Role },
): Promise<Refusal | undefined> {
  const { passkeys, outbox } = stores;
  const passkey = await passkeys.find(assertion.id);
  if (passkey?.userId !== user.id || (role === "sign_in" && !passkey.signsIn)) {
    return refuse("passkey_refused");
  }
  if (!(await namesUser(stores, passkey, assertion, role))) return refuse("passkey_refused");
  const userVerification = role === "sign_in" ? "required" : "preferred";
  const { publicKey } = passkey;
  const read = await deps.relyingParty.readAssertion(assertion, { challenge, publicKey, userVerification });
  if (read === undefined) return refuse("passkey_refused");
  if (passkey.blockedAt !== null) return refuse("passkey_copied");

  const at = deps.clock.now();
  if (wentBack(passkey.counter, read.counter)) {
    await passkeys.block(passkey.credentialId, at);
    await outbox.add(userMail("passkeyCopied", user, deps.options.publicUrl));
    return refuse("passkey_copied");
  }
  await passkeys.recordUse(passkey.credentialId, read.counter, at);
  return undefined;
}

/** The authenticator names the user of a sign-in. For a second step it may leave the name out, but give no other. */
async function namesUser(
  { passkeys }: Pick<UserStores, "passkeys">,
  { userId }: Passkey,
  { response }: Assertion,
  role: Role,
): Promise<boolean> {
  const named = response.userHandle;
  if (!named) return role === "second_step";
  return named === (await passkeys.findUserHandle(userId));
}

/**
 * Tells if a counter did not rise (WebAuthn Level 3, section 7.2, step 22). Passkeys that are synchronised between devices
 * do not count: they always send 0.
 */
function wentBack(last: number, current: number): boolean {
  return (last > 0 || current > 0) && current <= last;
}
