import { type Refusal, refuse } from "#contract/refusals.ts";
import { fromDetail, openedWithIdentity } from "#domain/users/openid/identity.ts";
import { askToLink } from "#domain/users/openid/link.ts";
import { consumeTicket } from "#domain/users/openid/ticket.ts";
import { afterFirstStep } from "#domain/users/two-step/second-step.ts";
import type { RequestDeps } from "#domain/users/user-deps.ts";
import type { LoggedIn } from "./open-session.ts";

export interface TicketExchange {
  ticket: string;
  /** The secret of the browser's cookie; undefined for a browser that did not come back from a provider. */
  browserSecret: string | undefined;
  /** The user of the session that the browser has already. */
  presentUserId: string | undefined;
}

/**
 * Exchanges the ticket of a sign-in with a provider for a session, once, within 60 seconds and in its own browser.
 * Refuses `unauthenticated`, `other_user_logged_in` when the browser has the session of another user, `openid_link_required`
 * when the user does not have the identity yet, and `two_step_required` when the user has a second step.
 */
export async function exchangeTicket(
  deps: RequestDeps,
  { ticket, browserSecret, presentUserId }: TicketExchange,
): Promise<LoggedIn | Refusal> {
  if (browserSecret === undefined) return refuse("unauthenticated");
  return deps.transaction(async (stores) => {
    const oneTimeToken = await consumeTicket(deps, stores, { ticket, browserSecret });
    const user = oneTimeToken && (await stores.users.find(oneTimeToken.userId));
    if (!user || oneTimeToken.detail === null) return refuse("unauthenticated");
    if (presentUserId !== undefined && presentUserId !== user.id) return refuse("other_user_logged_in");
    const identity = fromDetail(oneTimeToken.detail);
    const owner = await stores.identities.owner(identity);
    if (owner?.id !== user.id) return askToLink(deps, stores, user, identity);
    return afterFirstStep(deps, stores, user, openedWithIdentity(identity));
  });
}
