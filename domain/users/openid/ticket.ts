import { oneTimeTokenExpiry } from "#domain/users/issue-one-time-token.ts";
import type { OneTimeToken } from "#domain/users/one-time-token-store.ts";
import { hashToken } from "#domain/users/tokens.ts";
import type { UserDeps, UserStores } from "#domain/users/user-deps.ts";

export interface SignInTicket {
  /** Travels in the page's address. */
  ticket: string;
  /** Stays in a cookie of the browser that came back from Google. */
  browserSecret: string;
}

/**
 * Makes the ticket of a sign-in with Google, valid once and for 60 seconds. The ticket opens nothing without the secret
 * of its browser, so a ticket in a foreign link signs no other browser in.
 * `subToLink` is Google's id of a person whose user has no Google identity yet.
 */
export async function issueTicket(
  deps: Pick<UserDeps, "clock" | "ids">,
  { oneTimeTokens }: Pick<UserStores, "oneTimeTokens">,
  userId: string,
  subToLink: string | null = null,
): Promise<SignInTicket> {
  const given = { ticket: deps.ids.secret(), browserSecret: deps.ids.secret() };
  const expiresAt = oneTimeTokenExpiry(deps.clock, "google_ticket");
  const tokenHash = hashOf(given);
  await oneTimeTokens.add({ tokenHash, userId, purpose: "google_ticket", detail: subToLink, expiresAt });
  return given;
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
