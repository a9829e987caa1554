import { twoStepMessages } from "#contract/messages/settings-messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { sessionOf } from "#domain/users/sign-in/authenticate.ts";
import type { RequestDeps } from "#domain/users/user-deps.ts";
import { noteRecoveryCode, type SecondFactor, spendInSession } from "./second-factor.ts";

/**
 * Proves a second factor in the session of a token, which was opened without one or proved it too long ago.
 * Refuses `unauthenticated` and what `spendSecondFactor` refuses.
 */
export async function proveFactor(
  deps: RequestDeps,
  token: string | undefined,
  factor: SecondFactor,
): Promise<{ message: string } | Refusal> {
  const session = await sessionOf(deps, token);
  if (isRefusal(session)) return session;
  return deps.transaction(async (stores) => {
    const user = await stores.users.lock(session.user.id);
    if (user === undefined) return refuse("unauthenticated");
    const used = await spendInSession(deps, stores, { ...session, user }, factor);
    if (isRefusal(used)) return used;
    if (used === "recovery") await noteRecoveryCode(deps, stores, user);
    return { message: twoStepMessages.proved };
  });
}
