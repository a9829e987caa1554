import type { Clock, Ids } from "#domain/runtime.ts";
import type { OpenedWith, SessionLife, SessionStore } from "./session-store.ts";
import { hashToken } from "./tokens.ts";

const idle_ms = 24 * 60 * 60_000;
/** How long a session lasts at most, however much it is used. */
export const sessionLifetime_ms = 14 * 24 * 60 * 60_000;
const longestUserAgent = 400;

export interface SessionOpening {
  userId: string;
  openedWith: OpenedWith;
  userAgent: string | undefined;
}

/** Opens a session and returns its token, which is shown only here and never stored. */
export async function openSession(
  deps: { clock: Clock; ids: Ids },
  sessions: SessionStore,
  { userId, openedWith, userAgent }: SessionOpening,
): Promise<string> {
  const token = deps.ids.secret();
  await sessions.open({
    tokenHash: hashToken(token),
    userId,
    openedWith,
    userAgent: userAgent?.slice(0, longestUserAgent) ?? null,
    at: deps.clock.now(),
  });
  return token;
}

/** A session ends after 24 hours without use, and in any case 14 days after it was opened. */
export function sessionLifeAt(now: Date): SessionLife {
  return {
    openedAfter: new Date(now.getTime() - sessionLifetime_ms),
    usedAfter: new Date(now.getTime() - idle_ms),
  };
}
