import { messages } from "#contract/messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { UserProfile } from "#contract/users.ts";
import { sessionLifeAt } from "./open-session.ts";
import type { Session } from "./session-store.ts";
import { hashToken } from "./tokens.ts";
import { toUserProfile } from "./user.ts";
import type { UserDeps } from "./user-deps.ts";

// Writing every use down would turn each read of the API into a write.
const touchEvery_ms = 60_000;

/** A user for the routes: what the browser may see, the wallet and the age. */
export interface SignedInUser extends UserProfile {
  walletId: string;
  /** The session that the user is signed in with. */
  sessionId: string;
  createdAt: Date;
}

export interface OpenSession extends Session {
  tokenHash: string;
}

/** The session that a token opens, or the refusal `unauthenticated`. */
export async function sessionOf(deps: UserDeps, token: string | undefined): Promise<OpenSession | Refusal> {
  if (token === undefined) return refuse("unauthenticated");
  const tokenHash = hashToken(token);
  const now = deps.clock.now();
  return deps.connection(async ({ sessions }) => {
    const session = await sessions.find(tokenHash, sessionLifeAt(now));
    if (session === undefined) return refuse("unauthenticated");
    if (now.getTime() - session.lastUsedAt.getTime() >= touchEvery_ms) await sessions.touch(tokenHash, now);
    return { ...session, tokenHash };
  });
}

/** The user whose session a token opens, or the refusal `unauthenticated`. */
export async function authenticate(
  deps: UserDeps,
  token: string | undefined,
): Promise<SignedInUser | Refusal> {
  const session = await sessionOf(deps, token);
  if (isRefusal(session)) return session;
  const { id: sessionId, user } = session;
  const { walletId, createdAt } = user;
  return { ...toUserProfile(user), walletId, sessionId, createdAt };
}

/**
 * Ends the session of a token, and its open call: who logs out leaves nothing running. Gives the same answer when there
 * was none.
 */
export async function logOut(deps: UserDeps, token: string | undefined): Promise<{ message: string }> {
  if (token !== undefined) await deps.transaction(({ sessions }) => sessions.end(hashToken(token)));
  return { message: messages.login.loggedOut };
}
