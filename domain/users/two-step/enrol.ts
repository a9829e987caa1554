import { messages } from "#contract/messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { type OpenSession, sessionOf } from "#domain/users/authenticate.ts";
import { lockProven, proveOwner } from "#domain/users/prove-owner.ts";
import type { UserDeps, UserStores } from "#domain/users/user-deps.ts";
import { twoStepOffMail, twoStepOnMail } from "#domain/users/user-mails.ts";
import { firstStep, newSecret, renewRecoveryCodes, spendCode } from "./codes.ts";
import { enrolmentUri } from "./totp.ts";

export interface RecoveryCodes {
  recoveryCodes: string[];
}

const issuer = "Farline";

/**
 * Makes a secret for an authenticator app. Two-step sign-in stays off until a code confirms the secret.
 * Refuses `wrong_password`, `sign_in_again` and `two_step_already_on`.
 */
export async function beginTwoStep(
  deps: UserDeps,
  token: string | undefined,
  password: string | undefined,
): Promise<{ secret: string; uri: string } | Refusal> {
  return asOwner(deps, token, password, async ({ twoSteps }, { user }) => {
    const secret = newSecret(deps.ids);
    if (!(await twoSteps.begin(user.id, secret))) return refuse("two_step_already_on");
    return { secret, uri: enrolmentUri(issuer, user.email, secret) };
  });
}

/**
 * Switches two-step sign-in on with a first code, and returns the recovery codes.
 * Refuses `two_step_failed`, `two_step_not_on` without an unconfirmed secret, and `two_step_already_on`.
 */
export async function confirmTwoStep(
  deps: UserDeps,
  userId: string,
  code: string,
): Promise<RecoveryCodes | Refusal> {
  const at = deps.clock.now();
  return deps.transaction(async ({ users, twoSteps, oneTimeTokens, outbox }) => {
    const user = await users.lock(userId);
    const waiting = await twoSteps.find(userId);
    if (user === undefined || waiting === undefined) return refuse("two_step_not_on");
    if (waiting.confirmedAt !== null) return refuse("two_step_already_on");
    const step = firstStep(waiting.secret, code, at);
    if (step === undefined) return refuse("two_step_failed");
    await twoSteps.confirm(userId, waiting.secret, step, at);
    // Ends unfinished sign-ins elsewhere, which would otherwise skip the second step.
    await oneTimeTokens.endAll(userId);
    await outbox.add(twoStepOnMail(user, deps.options.publicUrl));
    return { recoveryCodes: await renewRecoveryCodes(deps.ids, twoSteps, userId) };
  });
}

/** Makes new recovery codes. Refuses `wrong_password`, `sign_in_again`, `two_step_not_on` and `two_step_failed`. */
export async function replaceRecoveryCodes(
  deps: UserDeps,
  token: string | undefined,
  request: { password?: string | undefined; code: string },
): Promise<RecoveryCodes | Refusal> {
  return withCode(deps, token, request, async ({ twoSteps }, { user }) => ({
    recoveryCodes: await renewRecoveryCodes(deps.ids, twoSteps, user.id),
  }));
}

/** Switches two-step sign-in off. Refuses `wrong_password`, `sign_in_again`, `two_step_not_on` and `two_step_failed`. */
export async function endTwoStep(
  deps: UserDeps,
  token: string | undefined,
  request: { password?: string | undefined; code: string },
): Promise<{ message: string } | Refusal> {
  return withCode(deps, token, request, async ({ twoSteps, outbox }, { user }) => {
    await twoSteps.remove(user.id);
    await outbox.add(twoStepOffMail(user, deps.options.publicUrl));
    return { message: messages.twoStep.off };
  });
}

type Work<T> = (stores: UserStores, session: OpenSession) => Promise<T | Refusal>;

async function withCode<T>(
  deps: UserDeps,
  token: string | undefined,
  { password, code }: { password?: string | undefined; code: string },
  work: Work<T>,
): Promise<T | Refusal> {
  return asOwner(deps, token, password, async (stores, session) => {
    const { id } = session.user;
    const twoStep = await stores.twoSteps.find(id);
    if (twoStep?.confirmedAt == null) return refuse("two_step_not_on");
    const used = await spendCode(stores.twoSteps, id, code, deps.clock.now());
    return used === undefined ? refuse("two_step_failed") : work(stores, session);
  });
}

/** Runs work on the locked user of a session after the proof of identity. */
async function asOwner<T>(
  deps: UserDeps,
  token: string | undefined,
  password: string | undefined,
  work: Work<T>,
): Promise<T | Refusal> {
  const session = await sessionOf(deps, token);
  if (isRefusal(session)) return session;
  const refused = await proveOwner(deps, session, password);
  if (refused) return refused;
  return deps.transaction(async (stores) => {
    const user = await lockProven(stores.users, session.user);
    return user === undefined ? refuse("unauthenticated") : work(stores, { ...session, user });
  });
}
