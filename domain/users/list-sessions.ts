import { messages } from "#contract/messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import type { UserSession } from "#contract/user-settings.ts";
import { deviceWords } from "./device-words.ts";
import { sessionLifeAt } from "./open-session.ts";
import type { ListedSession } from "./session-store.ts";
import { hashToken } from "./tokens.ts";
import type { UserDeps } from "./user-deps.ts";

/** A user's sessions, last used first; the session of `token` is marked as this one. */
export async function listSessions(
  deps: UserDeps,
  userId: string,
  token: string | undefined,
): Promise<UserSession[]> {
  const life = sessionLifeAt(deps.clock.now());
  const listed = await deps.connection(({ sessions }) => sessions.list(userId, life));
  const currentHash = token && hashToken(token);
  return listed.map((session) => toUserSession(session, session.tokenHash === currentHash));
}

/** Logs one device out; its open call ends. Refuses `session_not_found` alike for an ended session and for another user's. */
export async function endSession(
  deps: UserDeps,
  userId: string,
  id: string,
): Promise<{ message: string } | Refusal> {
  const ended = await deps.transaction(({ sessions }) => sessions.endOne(userId, id));
  return ended ? { message: messages.settings.sessionEnded } : refuse("session_not_found");
}

/** Logs out every device except the one that asks; their open calls end. Also ends unfinished sign-ins, which would open new sessions. */
export async function endOtherSessions(
  deps: UserDeps,
  userId: string,
  token: string | undefined,
): Promise<{ message: string }> {
  await deps.transaction(async ({ users, sessions, oneTimeTokens }) => {
    await users.lock(userId);
    await sessions.endOthers(userId, token === undefined ? "" : hashToken(token));
    for (const purpose of ["two_step", "google_ticket", "link_google"] as const) {
      await oneTimeTokens.endPurpose(userId, purpose);
    }
  });
  return { message: messages.settings.otherSessionsEnded };
}

function toUserSession(session: ListedSession, current: boolean): UserSession {
  return {
    id: session.id,
    device: deviceWords(session.userAgent),
    openedWith: session.openedWith,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    current,
  };
}
