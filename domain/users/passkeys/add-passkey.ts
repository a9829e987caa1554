import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { PasskeyView } from "#contract/users/passkeys.ts";
import type { CreationOptions, Registration } from "#contract/users/webauthn.ts";
import { asOwner } from "#domain/users/settings/prove-owner.ts";
import { deviceWords } from "#domain/users/sign-in/device-words.ts";
import { noteFactorChange, refuseFactorChange } from "#domain/users/two-step/operator-factors.ts";
import { type SecondFactor, spendInSession } from "#domain/users/two-step/second-factor.ts";
import { personName } from "#domain/users/user.ts";
import type { RequestDeps } from "#domain/users/user-deps.ts";
import { userMail } from "#domain/users/user-mails.ts";
import { issueChallenge, takeChallenge } from "./challenge.ts";
import { toPasskeyView } from "./manage-passkeys.ts";

/** Far more than a person has devices; it bounds the list and what a browser is sent. */
export const passkeyMaximum = 20;

/**
 * Begins to add a passkey. A passkey opens the account by itself, so with two-step sign-in on its second step is needed as
 * well as the proof of identity.
 * Refuses `wrong_password`, `sign_in_again`, `too_many_passkeys` and what `spendSecondFactor` and `refuseFactorChange`
 * refuse.
 */
export async function beginPasskey(
  deps: RequestDeps,
  token: string | undefined,
  { password, ...factor }: { password?: string | undefined } & SecondFactor,
): Promise<CreationOptions | Refusal> {
  return asOwner(deps, token, password, async (stores, session) => {
    const { user } = session;
    const { passkeys, passkeyChallenges, twoSteps } = stores;
    const existing = await passkeys.list(user.id);
    if (existing.length >= passkeyMaximum) return refuse("too_many_passkeys");
    const twoStep = await twoSteps.find(user.id);
    const isOn = twoStep?.confirmedAt != null;
    const proof = isOn
      ? await spendInSession(deps, stores, session, factor)
      : await refuseFactorChange(deps, stores, session);
    if (isRefusal(proof)) return proof;
    const handle = await passkeys.userHandle(user.id, deps.ids.secret());
    const challenge = await issueChallenge(deps, passkeyChallenges, "register", user.id);
    const displayName = `${user.firstName} ${user.lastName}`.trim();
    return deps.relyingParty.creationOptions({
      challenge,
      user: { handle, name: user.email, displayName },
      existing,
    });
  });
}

export interface NewPasskey {
  passkey: Registration;
  /** Absent: the browser's name is used. */
  name?: string | undefined;
}

/**
 * Adds the passkey that an authenticator made for a challenge of `beginPasskey`, and mails the owner.
 * Refuses `passkey_expired`, `passkey_not_made`, `passkey_known` and `too_many_passkeys`.
 */
export async function addPasskey(
  deps: RequestDeps,
  userId: string,
  { passkey: registration, name }: NewPasskey,
): Promise<PasskeyView | Refusal> {
  const { clientDataJSON } = registration.response;
  return deps.transaction(async (stores) => {
    const { users, passkeys, passkeyChallenges, outbox } = stores;
    // A reset or a change of the password ends the challenge under the same lock, so none is finished after it.
    const user = await users.lock(userId);
    const taking = { purpose: "register", userId, clientDataJSON } as const;
    const challenge = user && (await takeChallenge(deps, passkeyChallenges, taking));
    if (user === undefined || challenge === undefined) return refuse("passkey_expired");
    const credential = await deps.relyingParty.readRegistration(registration, challenge);
    if (credential === undefined) return refuse("passkey_not_made");
    if ((await passkeys.list(userId)).length >= passkeyMaximum) return refuse("too_many_passkeys");
    const passkey = {
      ...credential,
      id: deps.ids.uuid(),
      userId,
      name: personName(name ?? "") || deviceWords(deps.origin.userAgent),
      createdAt: deps.clock.now(),
    };
    if (!(await passkeys.add(passkey))) return refuse("passkey_known");
    await noteFactorChange(deps, stores, userId, "passkey_added");
    await outbox.add(userMail("passkeyAdded", user, deps.options.publicUrl));
    return toPasskeyView({ ...passkey, signsIn: true, blockedAt: null, lastUsedAt: null });
  });
}
