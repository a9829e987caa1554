import { twoStepMessages } from "#contract/messages/settings-messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { asOwner, type OwnerWork } from "#domain/users/settings/prove-owner.ts";
import { sessionOf } from "#domain/users/sign-in/authenticate.ts";
import type { RequestDeps } from "#domain/users/user-deps.ts";
import { userMail } from "#domain/users/user-mails.ts";
import { brandName } from "#words/brand.ts";
import { firstStep, newSecret, renewRecoveryCodes } from "./codes.ts";
import { noteFactorChange, refuseFactorChange } from "./operator-factors.ts";
import { type SecondFactor, spendInSession } from "./second-factor.ts";
import { enrolmentUri } from "./totp.ts";

export interface RecoveryCodes {
  recoveryCodes: string[];
}

/**
 * Makes a secret for an authenticator app. Two-step sign-in stays off until a code confirms the secret.
 * Refuses `wrong_password`, `sign_in_again`, `two_step_already_on` and what `refuseFactorChange` refuses.
 */
export async function beginTwoStep(
  deps: RequestDeps,
  token: string | undefined,
  password: string | undefined,
): Promise<{ secret: string; uri: string } | Refusal> {
  return asOwner(deps, token, password, async (stores, session) => {
    const refused = await refuseFactorChange(deps, stores, session);
    if (refused) return refused;
    const { user } = session;
    const secret = newSecret(deps.ids);
    if (!(await stores.twoSteps.begin(user.id, secret))) return refuse("two_step_already_on");
    return { secret, uri: enrolmentUri(brandName(), user.email, secret) };
  });
}

/**
 * Switches two-step sign-in on with a first code, and returns the recovery codes. Ends every other session, because those
 * were opened without the second step, and mails the owner.
 * Refuses `two_step_failed`, `two_step_not_on` without an unconfirmed secret, `two_step_already_on` and what
 * `refuseFactorChange` refuses.
 */
export async function confirmTwoStep(
  deps: RequestDeps,
  token: string | undefined,
  code: string,
): Promise<RecoveryCodes | Refusal> {
  const session = await sessionOf(deps, token);
  if (isRefusal(session)) return session;
  const userId = session.user.id;
  const at = deps.clock.now();
  return deps.transaction(async (stores) => {
    const { users, sessions, twoSteps, oneTimeTokens, outbox } = stores;
    const user = await users.lock(userId);
    const waiting = await twoSteps.find(userId);
    if (user === undefined || waiting === undefined) return refuse("two_step_not_on");
    if (waiting.confirmedAt !== null) return refuse("two_step_already_on");
    const refused = await refuseFactorChange(deps, stores, session);
    if (refused) return refused;
    const { secret } = waiting;
    const step = secret === null ? undefined : firstStep(secret, code, at);
    if (secret === null || step === undefined) return refuse("two_step_failed");
    await twoSteps.confirm(userId, secret, step, at);
    // Ends unfinished sign-ins elsewhere, which would otherwise skip the second step.
    await oneTimeTokens.endAll(userId);
    await sessions.endOthers(userId, session.tokenHash);
    await sessions.proveFactor(session.tokenHash, "app", at);
    await noteFactorChange(deps, stores, userId, "two_step_on");
    await outbox.add(userMail("twoStepOn", user, deps.options.publicUrl));
    return { recoveryCodes: await renewRecoveryCodes(deps.ids, twoSteps, userId) };
  });
}

/** Makes new recovery codes. Refuses `two_step_not_on`, what `asOwner` refuses and what `spendSecondFactor` refuses. */
export async function replaceRecoveryCodes(
  deps: RequestDeps,
  token: string | undefined,
  request: Proofs,
): Promise<RecoveryCodes | Refusal> {
  return withFactor(deps, token, request, async (stores, { user }) => {
    await noteFactorChange(deps, stores, user.id, "recovery_codes_renewed");
    return { recoveryCodes: await renewRecoveryCodes(deps.ids, stores.twoSteps, user.id) };
  });
}

/** Switches two-step sign-in off. Refuses as `replaceRecoveryCodes` does. */
export async function endTwoStep(
  deps: RequestDeps,
  token: string | undefined,
  request: Proofs,
): Promise<{ message: string } | Refusal> {
  return withFactor(deps, token, request, async (stores, { user }) => {
    await stores.twoSteps.remove(user.id);
    await noteFactorChange(deps, stores, user.id, "two_step_off");
    await stores.outbox.add(userMail("twoStepOff", user, deps.options.publicUrl));
    return { message: twoStepMessages.off };
  });
}

type Proofs = { password?: string | undefined } & SecondFactor;

async function withFactor<T>(
  deps: RequestDeps,
  token: string | undefined,
  { password, ...factor }: Proofs,
  work: OwnerWork<T>,
): Promise<T | Refusal> {
  return asOwner(deps, token, password, async (stores, session) => {
    const { user } = session;
    const twoStep = await stores.twoSteps.find(user.id);
    if (twoStep?.confirmedAt == null) return refuse("two_step_not_on");
    const used = await spendInSession(deps, stores, session, factor);
    return isRefusal(used) ? used : work(stores, session);
  });
}
