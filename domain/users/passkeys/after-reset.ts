import type { UserDeps, UserStores } from "#domain/users/user-deps.ts";

/**
 * Takes the right to sign in from a user's passkeys, because a person who broke in before may have added one. With
 * two-step sign-in on they stay as its second step: without them an owner who has no app would be locked out, and they
 * open nothing without the new password.
 * The reset is noted at the grant of an operator, and suspends it when it removed passkeys.
 * Returns what happened, or undefined for a user without passkeys.
 */
export async function afterReset(
  { clock }: Pick<UserDeps, "clock">,
  { passkeys, twoSteps, ownGrants }: Pick<UserStores, "passkeys" | "twoSteps" | "ownGrants">,
  userId: string,
): Promise<"removed" | "second_step" | undefined> {
  const now = clock.now();
  await ownGrants.noteReset(userId, now);
  const twoStep = await twoSteps.find(userId);
  if (twoStep?.confirmedAt != null) {
    return (await passkeys.limitToSecondStep(userId)) > 0 ? "second_step" : undefined;
  }
  if ((await passkeys.removeAll(userId)) === 0) return undefined;
  await ownGrants.suspendAfterReset(userId, now);
  return "removed";
}
