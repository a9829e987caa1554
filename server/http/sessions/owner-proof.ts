import { isRefusal, type Refusal } from "#contract/refusals.ts";
import type { Route } from "#contract/route.ts";
import type { RateLimits } from "#domain/rate-limits/rate-limits.ts";
import { proveOwner } from "#domain/users/settings/prove-owner.ts";
import { sessionOf } from "#domain/users/sign-in/authenticate.ts";
import type { UserDeps } from "#domain/users/user-deps.ts";
import type { UserAction } from "#domain/users/user-limits.ts";
import { limiter } from "#server/http/limits/limited.ts";
import type { Call } from "#server/http/mount.ts";
import { requestDeps } from "./request-origin.ts";

/** Proves for other rooms that the owner of a call's session is present, within the limit of guesses at the password. */
export type ProveOwner = (
  call: Call<Route>,
  userId: string,
  password: string | undefined,
) => Promise<{ passwordHash: string | null } | Refusal>;

export function ownerProof(users: UserDeps, limits: RateLimits<UserAction>): ProveOwner {
  const { guessing } = limiter(limits);
  return (call, userId, password) => {
    const prove = async () => {
      const session = await sessionOf(users, call.token);
      if (isRefusal(session)) return session;
      const refused = await proveOwner(requestDeps(users, call), session, password);
      return refused ?? { passwordHash: session.user.passwordHash };
    };
    // Without a password nothing is guessed.
    return password === undefined ? prove() : guessing(call, "prove_owner", userId, prove);
  };
}
