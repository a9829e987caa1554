import { type Refusal, refuse } from "#contract/refusals.ts";
import type { AccountDeps } from "./account-deps.ts";
import { hashToken } from "./tokens.ts";
import { afterFirstStep, type LoggedIn } from "./two-step/second-step.ts";

/**
 * Exchanges the ticket of a sign-in with Google for a session, once and within 60 seconds.
 * Refuses `unauthenticated`, and `two_step_required` where a second step is asked for.
 */
export async function exchangeTicket(
  deps: AccountDeps,
  ticket: string,
  userAgent?: string,
): Promise<LoggedIn | Refusal> {
  return deps.transaction(async (stores) => {
    const link = await stores.links.consume("google_ticket", hashToken(ticket), deps.clock.now());
    const account = link && (await stores.accounts.find(link.userId));
    if (!account || account.verifiedAt === null) return refuse("unauthenticated");
    return afterFirstStep(deps, stores, account, { openedWith: "google", userAgent });
  });
}
