import { twoStepMessages } from "#contract/messages/settings-messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import type { SecurityEventKind } from "#contract/users/security-events.ts";
import { recordSecurityEvent } from "#domain/users/security-history.ts";
import type { OpenSession } from "#domain/users/sign-in/authenticate.ts";
import type { RequestDeps, UserDeps, UserStores } from "#domain/users/user-deps.ts";
import { factorsOf } from "./second-factor.ts";

/** Time for which a second factor that was proved in a session counts as the presence of its owner. */
const fresh_ms = 10 * 60_000;

export function isFresh(provedAt: Date | null, now: Date): boolean {
  return provedAt !== null && now.getTime() - provedAt.getTime() < fresh_ms;
}

/**
 * Judges whether a session may change the second factors of its locked user. An operator proves an earlier one first: a
 * stolen password could otherwise add a factor, and use it at the operators' desk.
 * Refuses `forbidden`.
 */
export async function refuseFactorChange(
  deps: Pick<UserDeps, "clock">,
  stores: Pick<UserStores, "ownGrants" | "twoSteps" | "passkeys">,
  { user, secondFactorAt }: Pick<OpenSession, "user" | "secondFactorAt">,
): Promise<Refusal | undefined> {
  const now = deps.clock.now();
  if (isFresh(secondFactorAt, now) || !(await stores.ownGrants.hasOne(user.id, now))) return undefined;
  const earlier = await factorsOf(stores, user.id);
  return earlier.length === 0 ? undefined : refuse("forbidden", { message: twoStepMessages.operatorsFactor });
}

type FactorChange = Extract<
  SecurityEventKind,
  "two_step_on" | "two_step_off" | "recovery_codes_renewed" | "passkey_added" | "passkey_removed"
>;

/** Writes a change of a user's second factors into the security history. After a reset it suspends an operator's grant. */
export async function noteFactorChange(
  deps: RequestDeps,
  stores: UserStores,
  userId: string,
  change: FactorChange,
): Promise<void> {
  await recordSecurityEvent(deps, stores, userId, change);
  await stores.ownGrants.suspendAfterReset(userId, deps.clock.now());
}
