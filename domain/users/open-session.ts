import type { UserProfile } from "#contract/users.ts";
import { noticeSignIn } from "./notice-sign-in.ts";
import type { OpenedWith, SessionKind, SessionLife } from "./session-store.ts";
import { hashToken } from "./tokens.ts";
import { toUserProfile, type User } from "./user.ts";
import type { RequestDeps, UserDeps, UserStores } from "./user-deps.ts";

const idle_ms = 24 * 60 * 60_000;
const absolute_ms = 14 * 24 * 60 * 60_000;
const longestUserAgent = 400;

export interface LoggedIn {
  token: string;
  user: UserProfile;
}

/**
 * Opens a user's full session: the end of every way in. Writes the security history, and mails the owner about a device
 * that is not known.
 */
export async function openSession(
  deps: RequestDeps,
  stores: UserStores,
  user: User,
  openedWith: OpenedWith,
): Promise<LoggedIn> {
  const userAgent = deps.origin.userAgent?.slice(0, longestUserAgent) ?? null;
  const token = await addSession(deps, stores, user.id, { kind: "full", openedWith, userAgent });
  await noticeSignIn(deps, stores, user);
  return { token, user: toUserProfile(user) };
}

/** Opens the session of a sign-up, which only deletes its user. Returns its token. */
export async function openUnverifiedSession(
  deps: UserDeps,
  stores: UserStores,
  userId: string,
): Promise<string> {
  return addSession(deps, stores, userId, { kind: "unverified", openedWith: "password", userAgent: null });
}

/** Returns the session's token, which is shown only here and never stored. */
async function addSession(
  deps: UserDeps,
  { sessions }: UserStores,
  userId: string,
  session: { kind: SessionKind; openedWith: OpenedWith; userAgent: string | null },
): Promise<string> {
  const token = deps.ids.secret();
  await sessions.open({ tokenHash: hashToken(token), userId, ...session, at: deps.clock.now() });
  return token;
}

/** A session ends after 24 hours without use, and in any case 14 days after it was opened. */
export function sessionLifeAt(now: Date): SessionLife {
  return {
    openedAfter: new Date(now.getTime() - absolute_ms),
    usedAfter: new Date(now.getTime() - idle_ms),
  };
}
