import type { AccountDeps } from "./account-deps.ts";
import { sessionLifeAt } from "./open-session.ts";

/** Small enough that a sweep never holds many locks; what is left over goes with the next one. */
const batch = 1_000;

/** Removes sessions and links that ended of old age, a bounded number of each. */
export async function sweepAccounts(
  deps: Pick<AccountDeps, "clock" | "connection">,
): Promise<{ sessions: number; links: number }> {
  const now = deps.clock.now();
  return deps.connection(async (stores) => ({
    sessions: await stores.sessions.sweep(sessionLifeAt(now), batch),
    links: await stores.links.sweep(now, batch),
  }));
}
