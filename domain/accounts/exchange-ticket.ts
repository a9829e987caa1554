import { type Refusal, refuse } from "../../contract/refusals.ts";
import { toUser } from "./account.ts";
import type { AccountDeps } from "./account-deps.ts";
import type { LoggedIn } from "./log-in.ts";
import { openSession } from "./open-session.ts";
import { hashToken } from "./tokens.ts";

/** Exchanges the ticket of a sign-in elsewhere for a session, once and within 60 seconds. Refuses `unauthenticated`. */
export async function exchangeTicket(deps: AccountDeps, ticket: string): Promise<LoggedIn | Refusal> {
  return deps.transaction(async ({ accounts, links, sessions }) => {
    const userId = await links.consume("google_ticket", hashToken(ticket), deps.clock.now());
    const account = userId && (await accounts.find(userId));
    if (!account || account.verifiedAt === null) return refuse("unauthenticated");
    return { token: await openSession(deps, sessions, account.id), user: toUser(account) };
  });
}
