import type { AccountDeps } from "./account-deps.ts";
import { sessionLifeAt } from "./open-session.ts";

/** Small enough that a sweep never holds many locks; what is left over goes with the next one. */
const batch = 1_000;

/** Long enough for a mail that was overlooked; an address must not be taken for good by whoever typed it first. */
const unverifiedLife_ms = 7 * 24 * 60 * 60_000;

export interface Swept {
  sessions: number;
  links: number;
  accounts: number;
  decoys: number;
}

/** Removes what ended of old age: sessions, links and sign-ups that were never verified; a bounded number of each. */
export async function sweepAccounts(deps: Pick<AccountDeps, "clock" | "connection">): Promise<Swept> {
  const now = deps.clock.now();
  const signedUpBefore = new Date(now.getTime() - unverifiedLife_ms);
  return deps.connection(async (stores) => ({
    sessions: await stores.sessions.sweep(sessionLifeAt(now), batch),
    links: await stores.links.sweep(now, batch),
    accounts: await stores.accounts.sweepUnverified(signedUpBefore, batch),
    decoys: await stores.decoys.sweep(signedUpBefore, batch),
  }));
}
