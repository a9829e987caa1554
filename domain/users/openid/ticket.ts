import { oneTimeTokenExpiry } from "#domain/users/issue-one-time-token.ts";
import type { OneTimeToken } from "#domain/users/one-time-token-store.ts";
import { hashToken } from "#domain/users/tokens.ts";
import type { UserDeps, UserStores } from "#domain/users/user-deps.ts";
import { type Identity, isGoogle, toDetail } from "./identity.ts";
import type { FoundUser } from "./user-of-identity.ts";

export interface SignInTicket {
  /** Travels in the page's address. */
  ticket: string;
  /** Stays in a cookie of the browser that came back from the provider. */
  browserSecret: string;
}

/**
 * Makes the ticket of a sign-in with a provider, valid once and for 60 seconds. The ticket opens nothing without the secret
 * of its browser, so a ticket in a foreign link signs no other browser in.
 * `detail` is the identity that signs in; null for one of Google's that is linked already.
 */
export async function issueTicket(
  deps: Pick<UserDeps, "clock" | "ids">,
  { oneTimeTokens }: Pick<UserStores, "oneTimeTokens">,
  userId: string,
  detail: string | null = null,
): Promise<SignInTicket> {
  const given = { ticket: deps.ids.secret(), browserSecret: deps.ids.secret() };
  const expiresAt = oneTimeTokenExpiry(deps.clock, "google_ticket");
  const tokenHash = hashOf(given);
  await oneTimeTokens.add({ tokenHash, userId, purpose: "google_ticket", detail, expiresAt });
  return given;
}

/** The ticket of a user that `userOfIdentity` found. */
export async function ticketFor(
  deps: Pick<UserDeps, "clock" | "ids">,
  stores: Pick<UserStores, "oneTimeTokens">,
  { user, linked }: FoundUser,
  identity: Identity,
): Promise<SignInTicket> {
  const known = linked && isGoogle(identity);
  return issueTicket(deps, stores, user.id, known ? null : toDetail(identity));
}

/** Uses a ticket: of any number of concurrent calls exactly one gets it. */
export async function consumeTicket(
  deps: Pick<UserDeps, "clock">,
  { oneTimeTokens }: Pick<UserStores, "oneTimeTokens">,
  given: SignInTicket,
): Promise<OneTimeToken | undefined> {
  return oneTimeTokens.consume("google_ticket", hashOf(given), deps.clock.now());
}

function hashOf({ ticket, browserSecret }: SignInTicket): string {
  return hashToken(`${ticket}.${browserSecret}`);
}
