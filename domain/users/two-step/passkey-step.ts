import { type Refusal, refuse } from "#contract/refusals.ts";
import type { RequestOptions } from "#contract/users/webauthn.ts";
import { hashToken } from "#domain/tokens.ts";
import { type ChallengePurpose, issueChallenge } from "#domain/users/passkeys/challenge.ts";
import { asOwner } from "#domain/users/settings/prove-owner.ts";
import type { RequestDeps, UserDeps } from "#domain/users/user-deps.ts";
import { userMail } from "#domain/users/user-mails.ts";
import { renewRecoveryCodes } from "./codes.ts";
import type { RecoveryCodes } from "./enrol.ts";
import { noteFactorChange, refuseFactorChange } from "./operator-factors.ts";

/**
 * A challenge for the passkeys of a user whose first step succeeded. Refuses `two_step_expired` and `passkey_needed`.
 */
export async function askSecondStep(deps: UserDeps, challenge: string): Promise<RequestOptions | Refusal> {
  const token = await deps.connection(({ oneTimeTokens }) =>
    oneTimeTokens.find("two_step", hashToken(challenge), deps.clock.now()),
  );
  return token === undefined ? refuse("two_step_expired") : askUser(deps, token.userId, "two_step");
}

/** A challenge for a passkey that stands in for a code in the settings. Refuses `passkey_needed`. */
export async function askConfirmation(deps: UserDeps, userId: string): Promise<RequestOptions | Refusal> {
  return askUser(deps, userId, "confirm");
}

async function askUser(
  deps: UserDeps,
  userId: string,
  purpose: Extract<ChallengePurpose, "two_step" | "confirm">,
): Promise<RequestOptions | Refusal> {
  return deps.connection(async ({ passkeys, passkeyChallenges }) => {
    const allowed = (await passkeys.list(userId)).filter(({ blockedAt }) => blockedAt === null);
    if (allowed.length === 0) return refuse("passkey_needed");
    const challenge = await issueChallenge(deps, passkeyChallenges, purpose, userId);
    return deps.relyingParty.requestOptions({ challenge, allowed, userVerification: "preferred" });
  });
}

/**
 * Switches two-step sign-in on without an authenticator app: passkeys and the returned recovery codes answer it. Ends every
 * other session, because those were opened without the second step.
 * Refuses `wrong_password`, `sign_in_again`, `passkey_needed`, `two_step_already_on` and what `refuseFactorChange` refuses.
 */
export async function requirePasskey(
  deps: RequestDeps,
  token: string | undefined,
  password: string | undefined,
): Promise<RecoveryCodes | Refusal> {
  return asOwner(deps, token, password, async (stores, session) => {
    const { user, tokenHash } = session;
    const { passkeys, sessions, twoSteps, oneTimeTokens, outbox } = stores;
    const usable = (await passkeys.list(user.id)).some(({ blockedAt }) => blockedAt === null);
    if (!usable) return refuse("passkey_needed");
    const refused = await refuseFactorChange(deps, stores, session);
    if (refused) return refused;
    if (!(await twoSteps.requirePasskey(user.id, deps.clock.now()))) return refuse("two_step_already_on");
    // Ends unfinished sign-ins elsewhere, which would otherwise skip the second step.
    await oneTimeTokens.endAll(user.id);
    await sessions.endOthers(user.id, tokenHash);
    await noteFactorChange(deps, stores, user.id, "two_step_on");
    await outbox.add(userMail("twoStepOn", user, deps.options.publicUrl));
    return { recoveryCodes: await renewRecoveryCodes(deps.ids, twoSteps, user.id) };
  });
}
