import { hashToken } from "#domain/tokens.ts";
import { type OneTimeToken, oneTimeTokenExpiry } from "#domain/users/one-time-token.ts";
import type { UserDeps, UserStores } from "#domain/users/user-deps.ts";
import { type Identity, toDetail } from "./identity.ts";

export interface SignInTicket {
  /** Travels in the page's address. */
  ticket: string;
  /** Stays in a cookie of the browser that came back from the provider. */
  browserSecret: string;
}

/**
 * Makes the ticket of a sign-in with a provider, valid once and for 60 seconds. The ticket opens nothing without the secret
 * of its browser, so a ticket in a foreign link signs no other browser in.
 */
export async function issueTicket(
  deps: Pick<UserDeps, "clock" | "ids">,
  { oneTimeTokens }: Pick<UserStores, "oneTimeTokens">,
  userId: string,
  identity: Identity,
): Promise<SignInTicket> {
  const secrets = { ticket: deps.ids.secret(), browserSecret: deps.ids.secret() };
  const expiresAt = oneTimeTokenExpiry(deps.clock, "openid_ticket");
  const tokenHash = hashOf(secrets);
  const detail = toDetail(identity);
  await oneTimeTokens.add({ tokenHash, userId, purpose: "openid_ticket", detail, expiresAt });
  return secrets;
}

/** Uses a ticket: of any number of concurrent calls exactly one gets it. */
export async function consumeTicket(
  deps: Pick<UserDeps, "clock">,
  { oneTimeTokens }: Pick<UserStores, "oneTimeTokens">,
  ticket: SignInTicket,
): Promise<OneTimeToken | undefined> {
  return oneTimeTokens.consume("openid_ticket", hashOf(ticket), deps.clock.now());
}

function hashOf({ ticket, browserSecret }: SignInTicket): string {
  return hashToken(`${ticket}.${browserSecret}`);
}
