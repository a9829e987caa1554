import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { TwoStepChallenge } from "#contract/users/two-step.ts";
import { hashToken } from "#domain/tokens.ts";
import { issueOneTimeToken, oneTimeTokenExpiry } from "#domain/users/one-time-token.ts";
import { openedWithOf } from "#domain/users/openid/identity.ts";
import { type LoggedIn, openSession } from "#domain/users/sign-in/open-session.ts";
import type { OpenedWith } from "#domain/users/sign-in/session-store.ts";
import type { User } from "#domain/users/user.ts";
import type { RequestDeps, UserDeps, UserStores } from "#domain/users/user-deps.ts";
import { factorsOf, noteRecoveryCode, type SecondFactor, spendSecondFactor } from "./second-factor.ts";

/**
 * Ends the first step of a sign-in: opens a session or, for a user with a second step, refuses `two_step_required` with
 * a challenge that is valid for five minutes.
 */
export async function afterFirstStep(
  deps: RequestDeps,
  stores: UserStores,
  user: User,
  openedWith: OpenedWith,
): Promise<LoggedIn | Refusal> {
  const twoStep = await stores.twoSteps.find(user.id);
  if (twoStep?.confirmedAt == null) return openSession(deps, stores, user, openedWith, null);
  const challenge = await issueOneTimeToken(deps, stores.oneTimeTokens, user.id, "two_step", openedWith);
  const expiresAt = oneTimeTokenExpiry(deps.clock, "two_step").toISOString();
  const methods = await factorsOf(stores, user.id);
  return refuse("two_step_required", {
    fields: { twoStep: { challenge, expiresAt, methods } satisfies TwoStepChallenge },
  });
}

/** The user of a challenge, whose attempts are counted. */
export async function challenged(deps: UserDeps, challenge: string): Promise<string | undefined> {
  const oneTimeToken = await deps.connection(({ oneTimeTokens }) =>
    oneTimeTokens.find("two_step", hashToken(challenge), deps.clock.now()),
  );
  return oneTimeToken?.userId;
}

/**
 * Exchanges a challenge and a code or passkey for a session. A wrong answer leaves the challenge valid.
 * Refuses `two_step_expired` and what `spendSecondFactor` refuses.
 */
export async function finishSecondStep(
  deps: RequestDeps,
  request: { challenge: string } & SecondFactor,
): Promise<LoggedIn | Refusal> {
  const at = deps.clock.now();
  const challengeHash = hashToken(request.challenge);
  return deps.transaction(async (stores) => {
    const { users, oneTimeTokens } = stores;
    const token = await oneTimeTokens.find("two_step", challengeHash, at);
    const user = token && (await users.lock(token.userId));
    if (!user) return refuse("two_step_expired");
    const used = await spendSecondFactor(deps, stores, user, request, "two_step");
    if (isRefusal(used)) return used;
    const oneTimeToken = await oneTimeTokens.consume("two_step", challengeHash, at);
    if (oneTimeToken === undefined) return refuse("two_step_expired");
    if (used === "recovery") await noteRecoveryCode(deps, stores, user);
    return openSession(deps, stores, user, openedWithOf(oneTimeToken.detail), used);
  });
}
