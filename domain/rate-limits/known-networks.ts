import { createHash } from "node:crypto";
import type { Clock } from "#domain/runtime.ts";

/** Stores known networks by keys that reveal neither the network nor its user. */
export interface KnownNetworkStore {
  has(key: string, seenAfter: Date): Promise<boolean>;
  remember(key: string, at: Date): Promise<void>;
  forget(key: string): Promise<void>;
  /** Removes up to `limit` networks last seen before this moment; returns how many. */
  sweep(seenBefore: Date, limit: number): Promise<number>;
}

export interface KnownNetworks {
  has(user: string, network: string): Promise<boolean>;
  remember(user: string, network: string): Promise<void>;
  forget(user: string, network: string): Promise<void>;
}

/** Time for which a network stays known after its owner was last seen there. */
const memory_ms = 90 * 24 * 60 * 60_000;

/** Remembers the networks that users log in from, by one hash of user and network together. */
export function knownNetworks(networks: KnownNetworkStore, clock: Clock): KnownNetworks {
  return {
    has: (user, network) => networks.has(keyOf(user, network), rememberedSince(clock.now())),
    remember: (user, network) => networks.remember(keyOf(user, network), clock.now()),
    forget: (user, network) => networks.forget(keyOf(user, network)),
  };
}

/** Networks last seen before this moment are no longer known. */
export function rememberedSince(now: Date): Date {
  return new Date(now.getTime() - memory_ms);
}

function keyOf(user: string, network: string): string {
  return createHash("sha256").update(`${network} ${user}`).digest("base64url");
}
