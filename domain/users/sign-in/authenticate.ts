import { messages } from "#contract/messages/messages.ts";
import type { Currency } from "#contract/money/currencies.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { UserProfile } from "#contract/users/session.ts";
import type { Viewer } from "#domain/ledger/viewer.ts";
import { hashToken } from "#domain/tokens.ts";
import { toUserProfile } from "#domain/users/user.ts";
import type { UserDeps } from "#domain/users/user-deps.ts";
import { sessionLifeAt } from "./open-session.ts";
import type { Session, SessionLife } from "./session-store.ts";

// Writing every use down would turn each read of the API into a write.
const touchEvery_ms = 60_000;

/** A user for the routes: what the browser may see, the wallet, the role in it and the age. */
export interface SignedInUser extends UserProfile, Viewer {
  sessionId: string;
  createdAt: Date;
  /** Currency of the last purchase; null before it. */
  currency: Currency | null;
}

export interface UserWithBalance extends SignedInUser {
  posted_mc: number;
}

export interface OpenSession extends Session {
  tokenHash: string;
}

type FindSession<Found extends Session> = (
  tokenHash: string,
  life: SessionLife,
) => Promise<Found | undefined>;

export function sessionOf(deps: UserDeps, token: string | undefined): Promise<OpenSession | Refusal> {
  return openSessionOf(deps, token, deps.sessionFinder.find);
}

async function openSessionOf<Found extends Session>(
  deps: UserDeps,
  token: string | undefined,
  find: FindSession<Found>,
): Promise<(Found & { tokenHash: string }) | Refusal> {
  if (token === undefined) return refuse("unauthenticated");
  const tokenHash = hashToken(token);
  const now = deps.clock.now();
  const session = await find(tokenHash, sessionLifeAt(now));
  if (session === undefined) return refuse("unauthenticated");
  if (now.getTime() - session.lastUsedAt.getTime() >= touchEvery_ms) {
    await deps.connection(({ sessions }) => sessions.touch(tokenHash, now));
  }
  return { ...session, tokenHash };
}

/** The user whose session a token opens, or the refusal `unauthenticated`. */
export async function authenticate(
  deps: UserDeps,
  token: string | undefined,
): Promise<SignedInUser | Refusal> {
  const session = await sessionOf(deps, token);
  return isRefusal(session) ? session : signedInUser(session);
}

/** The same user with the balance, in one round trip to the database. */
export async function authenticateWithBalance(
  deps: UserDeps,
  token: string | undefined,
): Promise<UserWithBalance | Refusal> {
  const session = await openSessionOf(deps, token, deps.sessionFinder.findWithBalance);
  if (isRefusal(session)) return session;
  return { ...signedInUser(session), posted_mc: session.posted_mc };
}

function signedInUser({ id: sessionId, currency, user }: Session): SignedInUser {
  const { walletId, memberRole, createdAt } = user;
  return { ...toUserProfile(user), walletId, memberRole, sessionId, createdAt, currency };
}

/**
 * Ends the session of a token, and its open call: who logs out leaves nothing running. Gives the same answer when there
 * was none.
 */
export async function logOut(deps: UserDeps, token: string | undefined): Promise<{ message: string }> {
  if (token !== undefined) await deps.transaction(({ sessions }) => sessions.end(hashToken(token)));
  return { message: messages.login.loggedOut };
}
