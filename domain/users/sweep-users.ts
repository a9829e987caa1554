import { sessionLifeAt } from "./open-session.ts";
import type { UserDeps } from "./user-deps.ts";

/** Small, so that a sweep never holds many locks. The next sweep takes the rest. */
const batch = 1_000;

/** Leaves time to find an overlooked mail. An unverified user must not keep an address permanently. */
const unverifiedLife_ms = 7 * 24 * 60 * 60_000;

export interface Swept {
  sessions: number;
  oneTimeTokens: number;
  passkeyChallenges: number;
  users: number;
  decoys: number;
}

/** Removes a bounded number each of expired sessions, expired tokens and unverified sign-ups. */
export async function sweepUsers(deps: Pick<UserDeps, "clock" | "connection">): Promise<Swept> {
  const now = deps.clock.now();
  const signedUpBefore = new Date(now.getTime() - unverifiedLife_ms);
  return deps.connection(async (stores) => ({
    sessions: await stores.sessions.sweep(sessionLifeAt(now), batch),
    oneTimeTokens: await stores.oneTimeTokens.sweep(now, batch),
    passkeyChallenges: await stores.passkeyChallenges.sweep(now, batch),
    users: await stores.users.sweepUnverified(signedUpBefore, batch),
    decoys: await stores.decoys.sweep(signedUpBefore, batch),
  }));
}
