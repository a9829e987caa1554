import { settingsMessages } from "#contract/messages/settings-messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import type { UserSession } from "#contract/users/user-settings.ts";
import { hashToken } from "#domain/tokens.ts";
import { providerOf } from "#domain/users/openid/identity.ts";
import { recordSecurityEvent } from "#domain/users/security-history.ts";
import type { ReadDeps, RequestDeps } from "#domain/users/user-deps.ts";
import { deviceWords } from "./device-words.ts";
import { sessionLifeAt } from "./open-session.ts";
import type { ListedSession, OpenedWith } from "./session-store.ts";

/** A user's sessions, last used first; the session of `token` is marked as this one. */
export async function listSessions(
  deps: ReadDeps,
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
  deps: RequestDeps,
  userId: string,
  id: string,
): Promise<{ message: string } | Refusal> {
  return deps.transaction(async (stores) => {
    if (!(await stores.sessions.endOne(userId, id))) return refuse("session_not_found");
    await recordSecurityEvent(deps, stores, userId, "session_ended");
    return { message: settingsMessages.sessionEnded };
  });
}

/** Logs out every device except the one that asks; their open calls end. Also ends unfinished sign-ins, which would open new sessions. */
export async function endOtherSessions(
  deps: RequestDeps,
  userId: string,
  token: string | undefined,
): Promise<{ message: string }> {
  await deps.transaction(async (stores) => {
    const { users, sessions, oneTimeTokens } = stores;
    await users.lock(userId);
    await sessions.endOthers(userId, token === undefined ? "" : hashToken(token));
    for (const purpose of ["two_step", "openid_ticket", "link_identity"] as const) {
      await oneTimeTokens.endPurpose(userId, purpose);
    }
    await recordSecurityEvent(deps, stores, userId, "other_sessions_ended");
  });
  return { message: settingsMessages.otherSessionsEnded };
}

function toUserSession(session: ListedSession, current: boolean): UserSession {
  return {
    id: session.id,
    device: deviceWords(session.userAgent),
    ...openedBy(session.openedWith),
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    current,
  };
}

function openedBy(openedWith: OpenedWith): Pick<UserSession, "openedWith" | "provider"> {
  const provider = providerOf(openedWith);
  if (provider !== null) return { openedWith: "openid", provider };
  return { openedWith: openedWith === "passkey" ? "passkey" : "password" };
}
