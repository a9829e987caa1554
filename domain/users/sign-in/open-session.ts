import type { UserProfile } from "#contract/users/session.ts";
import { hashToken } from "#domain/tokens.ts";
import { providerOf } from "#domain/users/openid/identity.ts";
import { toUserProfile, type User } from "#domain/users/user.ts";
import type { RequestDeps, UserStores } from "#domain/users/user-deps.ts";
import { noticeSignIn } from "./notice-sign-in.ts";
import type { FactorKind, OpenedWith, SessionLife } from "./session-store.ts";

const idle_ms = 24 * 60 * 60_000;
/** Longest life of a session, however much it is used. */
export const sessionLifetime_ms = 14 * 24 * 60 * 60_000;
const longestUserAgent = 400;

export interface LoggedIn {
  token: string;
  user: UserProfile;
}

/**
 * Opens a user's session: the end of every way in. Writes the security history, and mails the owner about a device
 * that is not known. The token is shown only here and never stored.
 */
export async function openSession(
  deps: RequestDeps,
  stores: UserStores,
  user: User,
  openedWith: OpenedWith,
  secondFactor: FactorKind | null,
): Promise<LoggedIn> {
  const token = deps.ids.secret();
  await stores.sessions.open({
    tokenHash: hashToken(token),
    userId: user.id,
    openedWith,
    secondFactor,
    userAgent: deps.origin.userAgent?.slice(0, longestUserAgent) ?? null,
    at: deps.clock.now(),
  });
  await noticeSignIn(deps, stores, user, providerOf(openedWith));
  return { token, user: toUserProfile(user) };
}

/** A session ends after 24 hours without use, and in any case 14 days after it was opened. */
export function sessionLifeAt(now: Date): SessionLife {
  return {
    openedAfter: new Date(now.getTime() - sessionLifetime_ms),
    usedAfter: new Date(now.getTime() - idle_ms),
  };
}
