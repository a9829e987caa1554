import type { User } from "#contract/accounts.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import type { TwoStepChallenge } from "#contract/two-step.ts";
import { type Account, toUser } from "#domain/accounts/account.ts";
import type { AccountDeps, AccountStores } from "#domain/accounts/account-deps.ts";
import { recoveryCodeUsedMail } from "#domain/accounts/account-mails.ts";
import { issueLink, linkExpiry } from "#domain/accounts/issue-link.ts";
import { openSession } from "#domain/accounts/open-session.ts";
import type { OpenedWith } from "#domain/accounts/session-store.ts";
import { hashToken } from "#domain/accounts/tokens.ts";
import { spendCode } from "./codes.ts";

export interface LoggedIn {
  token: string;
  user: User;
}

interface FirstStep {
  openedWith: OpenedWith;
  userAgent: string | undefined;
}

/**
 * Ends the first step of a sign-in: opens a session, or where a second step is asked for refuses `two_step_required`
 * with a challenge that is good for five minutes.
 */
export async function afterFirstStep(
  deps: AccountDeps,
  { sessions, links, twoSteps }: AccountStores,
  account: Account,
  { openedWith, userAgent }: FirstStep,
): Promise<LoggedIn | Refusal> {
  const twoStep = await twoSteps.find(account.id);
  if (twoStep?.confirmedAt == null) {
    const opening = { userId: account.id, openedWith, userAgent };
    return { token: await openSession(deps, sessions, opening), user: toUser(account) };
  }
  const challenge = await issueLink(deps, links, account.id, "two_step", openedWith);
  const expiresAt = linkExpiry(deps.clock, "two_step").toISOString();
  return refuse("two_step_required", {
    fields: { twoStep: { challenge, expiresAt } satisfies TwoStepChallenge },
  });
}

/** Whose second step a challenge is, for attempts to be counted against. */
export async function challenged(deps: AccountDeps, challenge: string): Promise<string | undefined> {
  const link = await deps.connection(({ links }) =>
    links.find("two_step", hashToken(challenge), deps.clock.now()),
  );
  return link?.userId;
}

/**
 * Exchanges a challenge and a code for a session. A wrong code leaves the challenge good.
 * Refuses `two_step_expired` and `two_step_failed`.
 */
export async function finishSecondStep(
  deps: AccountDeps,
  request: { challenge: string; code: string; userAgent?: string | undefined },
): Promise<LoggedIn | Refusal> {
  const at = deps.clock.now();
  const challengeHash = hashToken(request.challenge);
  return deps.transaction(async (stores) => {
    const { accounts, sessions, links, twoSteps, outbox } = stores;
    const found = await links.find("two_step", challengeHash, at);
    const account = found && (await accounts.lock(found.userId));
    if (!account || account.verifiedAt === null) return refuse("two_step_expired");
    const used = await spendCode(twoSteps, account.id, request.code, at);
    if (used === undefined) return refuse("two_step_failed");
    const link = await links.consume("two_step", challengeHash, at);
    if (link === undefined) return refuse("two_step_expired");

    if (used === "recovery") {
      const left = await twoSteps.recoveryCodesLeft(account.id);
      await outbox.add(recoveryCodeUsedMail(account, deps.options.publicUrl, left));
    }
    const openedWith: OpenedWith = link.detail === "google" ? "google" : "password";
    const opening = { userId: account.id, openedWith, userAgent: request.userAgent };
    return { token: await openSession(deps, sessions, opening), user: toUser(account) };
  });
}
