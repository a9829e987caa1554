import { knownNetworks } from "#domain/rate-limits/known-networks.ts";
import { hashToken } from "#domain/tokens.ts";
import type { RequestDeps, UserStores } from "#domain/users/user-deps.ts";

/** Time that a browser stays known after its owner last signed in with it. */
const memory_ms = 180 * 24 * 60 * 60_000;
/** No person uses as many. A program that signs in without a cookie adds one each time. */
const mostDevices = 50;

type Deps = Pick<RequestDeps, "clock" | "origin">;

/** Returns true when the user has signed in with this browser or from this network before. */
export async function isKnownDevice(
  { clock, origin }: Deps,
  { knownDevices, networks }: Pick<UserStores, "knownDevices" | "networks">,
  userId: string,
): Promise<boolean> {
  const { deviceToken, network } = origin;
  const since = devicesKnownSince(clock.now());
  return (
    (deviceToken !== null && (await knownDevices.has(userId, hashDevice(userId, deviceToken), since))) ||
    knownNetworks(networks, clock).has(userId, network)
  );
}

export async function rememberDevice(
  { clock, origin: { deviceToken } }: Deps,
  { knownDevices }: Pick<UserStores, "knownDevices">,
  userId: string,
): Promise<void> {
  if (deviceToken === null) return;
  await knownDevices.remember(userId, hashDevice(userId, deviceToken), clock.now(), mostDevices);
}

/** Browsers last seen before this moment are no longer known. */
export function devicesKnownSince(now: Date): Date {
  return new Date(now.getTime() - memory_ms);
}

/** Two users of one browser have hashes that do not match, so that the table does not connect them. */
function hashDevice(userId: string, deviceToken: string): string {
  return hashToken(`${userId} ${deviceToken}`);
}
