import { passkeyMessages } from "#contract/messages/settings-messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { isFilled } from "#contract/required-text.ts";
import type { PasskeyView } from "#contract/users/passkeys.ts";
import { asOwner } from "#domain/users/settings/prove-owner.ts";
import { noteFactorChange, refuseFactorChange } from "#domain/users/two-step/operator-factors.ts";
import { personName } from "#domain/users/user.ts";
import type { ReadDeps, RequestDeps, UserDeps } from "#domain/users/user-deps.ts";
import { userMail } from "#domain/users/user-mails.ts";
import { toWire } from "#domain/wire.ts";
import type { Passkey } from "./passkey-store.ts";

export async function listPasskeys(deps: ReadDeps, userId: string): Promise<PasskeyView[]> {
  const passkeys = await deps.connection((stores) => stores.passkeys.list(userId));
  return passkeys.map(toPasskeyView);
}

/** Refuses `invalid_request` for a name without visible characters, and `passkey_not_found`. */
export async function renamePasskey(
  deps: UserDeps,
  userId: string,
  request: { id: string; name: string },
): Promise<{ message: string } | Refusal> {
  const name = personName(request.name);
  if (!isFilled(name)) return refuse("invalid_request", { message: passkeyMessages.nameMissing });
  const renamed = await deps.connection(({ passkeys }) => passkeys.rename(userId, request.id, name));
  return renamed ? { message: passkeyMessages.renamed } : refuse("passkey_not_found");
}

/**
 * Removes a passkey and mails the owner.
 * Refuses `wrong_password`, `sign_in_again`, `passkey_not_found`, for the last passkey of a second step without an app
 * `passkey_is_second_step`, and what `refuseFactorChange` refuses.
 */
export async function removePasskey(
  deps: RequestDeps,
  token: string | undefined,
  { id, password }: { id: string; password?: string | undefined },
): Promise<{ message: string } | Refusal> {
  return asOwner(deps, token, password, async (stores, session) => {
    const { user } = session;
    const { passkeys, twoSteps, outbox } = stores;
    const [existing, twoStep] = [await passkeys.list(user.id), await twoSteps.find(user.id)];
    const removed = existing.find((passkey) => passkey.id === id);
    if (removed === undefined) return refuse("passkey_not_found");
    const usable = existing.filter((passkey) => passkey.blockedAt === null);
    const withoutApp = twoStep?.confirmedAt != null && twoStep.secret === null;
    if (withoutApp && usable.length === 1 && usable[0] === removed) return refuse("passkey_is_second_step");
    const refused = await refuseFactorChange(deps, stores, session);
    if (refused) return refused;
    await passkeys.remove(user.id, id);
    await noteFactorChange(deps, stores, user.id, "passkey_removed");
    await outbox.add(userMail("passkeyRemoved", user, deps.options.publicUrl));
    return { message: passkeyMessages.removed };
  });
}

export function toPasskeyView({ id, name, createdAt, lastUsedAt, signsIn, blockedAt }: Passkey): PasskeyView {
  return toWire({ id, name, signsIn, blocked: blockedAt !== null, createdAt, lastUsedAt });
}
