import { devicesKnownSince } from "./known-device.ts";
import { sessionLifeAt } from "./open-session.ts";
import { securityHistorySince } from "./record-security-event.ts";
import type { UserDeps } from "./user-deps.ts";

/** Small, so that a sweep never holds many locks. The next sweep takes the rest. */
const batch = 1_000;

export interface Swept {
  sessions: number;
  oneTimeTokens: number;
  passkeyChallenges: number;
  registrations: number;
  securityEvents: number;
  knownDevices: number;
  signInUndos: number;
}

/** Removes a bounded number each of what has expired: sessions, tokens, registrations, history and devices. */
export async function sweepUsers(
  deps: Pick<UserDeps, "clock" | "connection" | "transaction">,
): Promise<Swept> {
  const now = deps.clock.now();
  const sessions = await deps.transaction((stores) => stores.sessions.sweep(sessionLifeAt(now), batch));
  return deps.connection(async (stores) => ({
    sessions,
    oneTimeTokens: await stores.oneTimeTokens.sweep(now, batch),
    passkeyChallenges: await stores.passkeyChallenges.sweep(now, batch),
    registrations: await stores.registrations.sweep(now, batch),
    securityEvents: await stores.securityEvents.sweep(securityHistorySince(now), batch),
    knownDevices: await stores.knownDevices.sweep(devicesKnownSince(now), batch),
    signInUndos: await stores.signInUndos.sweep(now, batch),
  }));
}
