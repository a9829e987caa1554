import { sessionLifeAt } from "./open-session.ts";
import type { UserDeps } from "./user-deps.ts";

/** Small, so that a sweep never holds many locks. The next sweep takes the rest. */
const batch = 1_000;

export interface Swept {
  sessions: number;
  oneTimeTokens: number;
  registrations: number;
}

/** Removes a bounded number each of expired sessions, expired tokens and expired registrations. */
export async function sweepUsers(
  deps: Pick<UserDeps, "clock" | "connection" | "transaction">,
): Promise<Swept> {
  const now = deps.clock.now();
  const sessions = await deps.transaction((stores) => stores.sessions.sweep(sessionLifeAt(now), batch));
  return deps.connection(async (stores) => ({
    sessions,
    oneTimeTokens: await stores.oneTimeTokens.sweep(now, batch),
    registrations: await stores.registrations.sweep(now, batch),
  }));
}
