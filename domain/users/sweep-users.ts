import { sessionLifeAt } from "./open-session.ts";
import type { UserDeps } from "./user-deps.ts";

/** Small enough that a sweep never holds many locks; what is left over goes with the next one. */
const batch = 1_000;

/** Long enough for a mail that was overlooked; an address must not be taken for good by whoever typed it first. */
const unverifiedLife_ms = 7 * 24 * 60 * 60_000;

export interface Swept {
  sessions: number;
  oneTimeTokens: number;
  users: number;
  decoys: number;
}

/** Removes what ended of old age: sessions, tokens and sign-ups that were never verified; a bounded number of each. */
export async function sweepUsers(deps: Pick<UserDeps, "clock" | "connection">): Promise<Swept> {
  const now = deps.clock.now();
  const signedUpBefore = new Date(now.getTime() - unverifiedLife_ms);
  return deps.connection(async (stores) => ({
    sessions: await stores.sessions.sweep(sessionLifeAt(now), batch),
    oneTimeTokens: await stores.oneTimeTokens.sweep(now, batch),
    users: await stores.users.sweepUnverified(signedUpBefore, batch),
    decoys: await stores.decoys.sweep(signedUpBefore, batch),
  }));
}
