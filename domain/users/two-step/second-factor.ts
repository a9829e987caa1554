import { twoStepMessages } from "#contract/messages/settings-messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { TwoStepChallenge } from "#contract/users/two-step.ts";
import type { Assertion } from "#contract/users/webauthn.ts";
import { type ChallengePurpose, takeChallenge } from "#domain/users/passkeys/challenge.ts";
import { checkAssertion } from "#domain/users/passkeys/check-assertion.ts";
import { recordSecurityEvent } from "#domain/users/security-history.ts";
import type { OpenSession } from "#domain/users/sign-in/authenticate.ts";
import type { FactorKind } from "#domain/users/sign-in/session-store.ts";
import type { User } from "#domain/users/user.ts";
import type { RequestDeps, UserStores } from "#domain/users/user-deps.ts";
import { recoveryCodeUsedMail, userMail } from "#domain/users/user-mails.ts";
import { spendCode } from "./codes.ts";

/** The answer to a second step: a code of the app, a recovery code, or the assertion of a passkey. */
export interface SecondFactor {
  code?: string | undefined;
  passkey?: Assertion | undefined;
}

/** A person mistypes a code a few times at most. */
const wrongCodesBeforeMail = 5;
const day_ms = 24 * 60 * 60_000;
const countedFor_ms = 7 * day_ms;

/**
 * Uses a second factor of a locked user and returns its kind. Notes a wrong code in the security history.
 * Refuses `two_step_failed` for a wrong code, `passkey_expired`, and what `checkAssertion` refuses.
 */
export async function spendSecondFactor(
  deps: RequestDeps,
  stores: UserStores,
  user: User,
  { code, passkey }: SecondFactor,
  purpose: Extract<ChallengePurpose, "two_step" | "confirm">,
): Promise<FactorKind | Refusal> {
  if (passkey === undefined) {
    if (code === undefined) return refuse("invalid_request", { message: twoStepMessages.codeMissing });
    const used = await spendCode(stores.twoSteps, user.id, code, deps.clock.now());
    if (used !== undefined) return used;
    await noteWrongCode(deps, stores, user);
    return refuse("two_step_failed");
  }
  const { clientDataJSON } = passkey.response;
  const taking = { purpose, userId: user.id, clientDataJSON };
  const challenge = await takeChallenge(deps, stores.passkeyChallenges, taking);
  if (challenge === undefined) return refuse("passkey_expired");
  const answer = { assertion: passkey, challenge, role: "second_step" } as const;
  return (await checkAssertion(deps, stores, user, answer)) ?? "passkey";
}

/**
 * Writes a wrong code into the security history. After a few of them mails the owner, at most once a day: each code took
 * the password or the Google account first.
 * Counts over all challenges, and a right code does not clear the count. Lock the user first, so that codes at once are
 * counted one after the other.
 */
async function noteWrongCode(deps: RequestDeps, stores: UserStores, user: User): Promise<void> {
  const { securityEvents, outbox } = stores;
  await recordSecurityEvent(deps, stores, user.id, "second_step_failed");
  const now_ms = deps.clock.now().getTime();
  const warnedAt_ms = (await securityEvents.latest(user.id, "second_step_warning"))?.getTime() ?? 0;
  if (now_ms - warnedAt_ms < day_ms) return;
  const countedFrom = new Date(Math.max(warnedAt_ms, now_ms - countedFor_ms));
  const wrongCodes = await securityEvents.count(user.id, "second_step_failed", countedFrom);
  if (wrongCodes < wrongCodesBeforeMail) return;
  await recordSecurityEvent(deps, stores, user.id, "second_step_warning");
  await outbox.add(userMail("secondStepGuessed", user, deps.options.publicUrl));
}

/** As `spendSecondFactor`, for the locked user of a session, which keeps that the factor was proved in it. */
export async function spendInSession(
  deps: RequestDeps,
  stores: UserStores,
  { user, tokenHash }: Pick<OpenSession, "user" | "tokenHash">,
  factor: SecondFactor,
): Promise<FactorKind | Refusal> {
  const used = await spendSecondFactor(deps, stores, user, factor, "confirm");
  if (!isRefusal(used)) await stores.sessions.proveFactor(tokenHash, used, deps.clock.now());
  return used;
}

/** Lists the second factors that a user can prove, beside a recovery code. */
export async function factorsOf(
  { twoSteps, passkeys }: Pick<UserStores, "twoSteps" | "passkeys">,
  userId: string,
): Promise<TwoStepChallenge["methods"]> {
  const twoStep = await twoSteps.find(userId);
  const hasApp = twoStep?.confirmedAt != null && twoStep.secret !== null;
  const hasPasskey = (await passkeys.list(userId)).some(({ blockedAt }) => blockedAt === null);
  return [...(hasApp ? (["app"] as const) : []), ...(hasPasskey ? (["passkey"] as const) : [])];
}

/** Writes into the security history that a recovery code was used, and mails the owner. */
export async function noteRecoveryCode(deps: RequestDeps, stores: UserStores, user: User): Promise<void> {
  const left = await stores.twoSteps.recoveryCodesLeft(user.id);
  await recordSecurityEvent(deps, stores, user.id, "recovery_code_used");
  await stores.outbox.add(recoveryCodeUsedMail(user, deps.options.publicUrl, left));
}
