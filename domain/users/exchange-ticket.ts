import { type Refusal, refuse } from "#contract/refusals.ts";
import type { LoggedIn } from "./open-session.ts";
import { hashToken } from "./tokens.ts";
import { afterFirstStep } from "./two-step/second-step.ts";
import type { RequestDeps } from "./user-deps.ts";

/**
 * Exchanges the ticket of a sign-in with Google for a session, once and within 60 seconds.
 * Refuses `unauthenticated`, and `two_step_required` when the user has a second step.
 */
export async function exchangeTicket(deps: RequestDeps, ticket: string): Promise<LoggedIn | Refusal> {
  return deps.transaction(async (stores) => {
    const oneTimeToken = await stores.oneTimeTokens.consume(
      "google_ticket",
      hashToken(ticket),
      deps.clock.now(),
    );
    const user = oneTimeToken && (await stores.users.find(oneTimeToken.userId));
    if (!user || user.verifiedAt === null) return refuse("unauthenticated");
    return afterFirstStep(deps, stores, user, "google");
  });
}
