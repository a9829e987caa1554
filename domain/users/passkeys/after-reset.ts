import type { UserStores } from "#domain/users/user-deps.ts";

/**
 * Takes the right to sign in from a user's passkeys, because a person who broke in before may have added one. With
 * two-step sign-in on they stay as its second step: without them an owner who has no app would be locked out, and they
 * open nothing without the new password.
 * Returns what happened, or undefined for a user without passkeys.
 */
export async function afterReset(
  { passkeys, twoSteps }: Pick<UserStores, "passkeys" | "twoSteps">,
  userId: string,
): Promise<"removed" | "second_step" | undefined> {
  const twoStep = await twoSteps.find(userId);
  if (twoStep?.confirmedAt != null) {
    return (await passkeys.limitToSecondStep(userId)) > 0 ? "second_step" : undefined;
  }
  return (await passkeys.removeAll(userId)) > 0 ? "removed" : undefined;
}
