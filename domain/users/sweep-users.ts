import { devicesKnownSince } from "./known-device.ts";
import { sessionLifeAt } from "./open-session.ts";
import { securityHistorySince } from "./record-security-event.ts";
import type { UserDeps } from "./user-deps.ts";

/** Small, so that a sweep never holds many locks. The next sweep takes the rest. */
const batch = 1_000;

/** Leaves time to find an overlooked mail. An unverified user must not keep an address permanently. */
const unverifiedLife_ms = 7 * 24 * 60 * 60_000;

export interface Swept {
  sessions: number;
  oneTimeTokens: number;
  users: number;
  decoys: number;
  securityEvents: number;
  knownDevices: number;
  signInUndos: number;
}

/** Removes a bounded number each of what has expired: sessions, tokens, unverified sign-ups, history and devices. */
export async function sweepUsers(deps: Pick<UserDeps, "clock" | "connection">): Promise<Swept> {
  const now = deps.clock.now();
  const signedUpBefore = new Date(now.getTime() - unverifiedLife_ms);
  return deps.connection(async (stores) => ({
    sessions: await stores.sessions.sweep(sessionLifeAt(now), batch),
    oneTimeTokens: await stores.oneTimeTokens.sweep(now, batch),
    users: await stores.users.sweepUnverified(signedUpBefore, batch),
    decoys: await stores.decoys.sweep(signedUpBefore, batch),
    securityEvents: await stores.securityEvents.sweep(securityHistorySince(now), batch),
    knownDevices: await stores.knownDevices.sweep(devicesKnownSince(now), batch),
    signInUndos: await stores.signInUndos.sweep(now, batch),
  }));
}
