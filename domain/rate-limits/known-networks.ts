import { createHash } from "node:crypto";
import type { Clock } from "#domain/runtime.ts";

/** Which networks were seen, by keys that name neither the network nor its user. */
export interface KnownNetworkStore {
  has(key: string, seenAfter: Date): Promise<boolean>;
  remember(key: string, at: Date): Promise<void>;
  /** Removes up to `limit` that were last seen before; tells how many. */
  sweep(seenBefore: Date, limit: number): Promise<number>;
}

export interface KnownNetworks {
  has(account: string, network: string): Promise<boolean>;
  remember(account: string, network: string): Promise<void>;
}

/** How long a network stays known after its owner was last seen there. */
const memory_ms = 90 * 24 * 60 * 60_000;

/** Remembers from where the owners of accounts log in, by one hash of account and network together. */
export function knownNetworks(networks: KnownNetworkStore, clock: Clock): KnownNetworks {
  return {
    has: (account, network) => networks.has(keyOf(account, network), rememberedSince(clock.now())),
    remember: (account, network) => networks.remember(keyOf(account, network), clock.now()),
  };
}

/** Networks that were last seen before this moment are known no longer. */
export function rememberedSince(now: Date): Date {
  return new Date(now.getTime() - memory_ms);
}

function keyOf(account: string, network: string): string {
  return createHash("sha256").update(`${network} ${account}`).digest("base64url");
}
