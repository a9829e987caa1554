import type { AccountSession } from "#contract/account-settings.ts";
import { messages } from "#contract/messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import type { AccountDeps } from "./account-deps.ts";
import { deviceWords } from "./device-words.ts";
import { sessionLifeAt } from "./open-session.ts";
import type { ListedSession } from "./session-store.ts";
import { hashToken } from "./tokens.ts";

/** Where a user is logged in, the last used first; the session of `token` is marked as this one. */
export async function listSessions(
  deps: AccountDeps,
  userId: string,
  token: string | undefined,
): Promise<AccountSession[]> {
  const life = sessionLifeAt(deps.clock.now());
  const listed = await deps.connection(({ sessions }) => sessions.list(userId, life));
  const currentHash = token && hashToken(token);
  return listed.map((session) => toAccountSession(session, session.tokenHash === currentHash));
}

/** Logs one device out. Refuses `session_not_found` alike for an ended one and for somebody else's. */
export async function endSession(
  deps: AccountDeps,
  userId: string,
  id: string,
): Promise<{ message: string } | Refusal> {
  const ended = await deps.connection(({ sessions }) => sessions.endOne(userId, id));
  return ended ? { message: messages.settings.sessionEnded } : refuse("session_not_found");
}

/**
 * Logs every device out but the one that asks. A sign-in that is half way elsewhere ends as well: it would open a new
 * session.
 */
export async function endOtherSessions(
  deps: AccountDeps,
  userId: string,
  token: string | undefined,
): Promise<{ message: string }> {
  await deps.transaction(async ({ accounts, sessions, links }) => {
    await accounts.lock(userId);
    await sessions.endOthers(userId, token === undefined ? "" : hashToken(token));
    await links.endPurpose(userId, "two_step");
    await links.endPurpose(userId, "google_ticket");
  });
  return { message: messages.settings.otherSessionsEnded };
}

function toAccountSession(session: ListedSession, current: boolean): AccountSession {
  return {
    id: session.id,
    device: deviceWords(session.userAgent),
    openedWith: session.openedWith,
    createdAt: session.createdAt.toISOString(),
    lastUsedAt: session.lastUsedAt.toISOString(),
    current,
  };
}
