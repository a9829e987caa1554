import { hashToken } from "#domain/tokens.ts";
import { recordSecurityEvent } from "#domain/users/security-history.ts";
import type { User } from "#domain/users/user.ts";
import type { RequestDeps, UserStores } from "#domain/users/user-deps.ts";
import { newDeviceMail } from "#domain/users/user-mails.ts";
import { isKnownDevice, rememberDevice } from "./known-device.ts";

/** Life of the mailed link that undoes the sign-in: time to read it after a week away. */
const undoLife_ms = 7 * 24 * 60 * 60_000;

/**
 * Writes a sign-in, and the name of the provider that it went by, into the security history and remembers its device. Mails the owner about a device that is not known,
 * with a link that undoes the sign-in, except for the first sign-in of all.
 */
export async function noticeSignIn(
  deps: RequestDeps,
  stores: UserStores,
  user: User,
  provider: string | null,
): Promise<void> {
  const isKnown = await isKnownDevice(deps, stores, user.id);
  const first = await stores.users.markSignedIn(user.id, deps.clock.now());
  await rememberDevice(deps, stores, user.id);
  if (isKnown || first) {
    await recordSecurityEvent(deps, stores, user.id, "signed_in", provider);
    return;
  }
  await recordSecurityEvent(deps, stores, user.id, "signed_in_new_device", provider);
  await mailUndoLink(deps, stores, user);
}

async function mailUndoLink(
  { clock, ids, origin, options }: RequestDeps,
  { signInUndos, outbox }: UserStores,
  user: User,
): Promise<void> {
  const token = ids.secret();
  const at = clock.now();
  await signInUndos.add({
    tokenHash: hashToken(token),
    userId: user.id,
    email: user.email,
    signedInAt: at,
    expiresAt: new Date(at.getTime() + undoLife_ms),
  });
  const sighting = { at, userAgent: origin.userAgent, network: origin.network };
  await outbox.add(newDeviceMail(user, options.publicUrl, token, sighting));
}
