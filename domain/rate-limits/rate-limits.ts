import { createHash } from "node:crypto";
import type { Clock } from "#domain/runtime.ts";
import {
  type AttemptCounters,
  type AttemptLimit,
  type AttemptLimiter,
  attemptLimiter,
} from "./attempt-limiter.ts";
import { type KnownNetworkStore, knownNetworks } from "./known-networks.ts";
import { networkLimiter } from "./network-limiter.ts";
import { networkOf, networksOf } from "./networks.ts";

/** The keys that an attempt is counted against: the machine it comes from, and the user it is aimed at. */
export interface AttemptKeys {
  ip: string;
  /** Any text that identifies the user, if there is one; only its hash is stored. */
  user: string | undefined;
}

export interface ActionLimits {
  /** For one machine, over all users; wider networks have a share more. */
  ip: AttemptLimit;
  /**
   * For one user: over all machines on unknown networks together, and separately for each network that the owner uses.
   * Strangers who guess then cannot lock the owner out.
   */
  user?: AttemptLimit;
  /** For one user from a network that the owner uses, where that differs. */
  knownUser?: AttemptLimit;
  /** After this many attempts, a machine's next attempts need a solved CAPTCHA; a share more for wider networks. */
  captchaAfter?: number;
}

/** Counts attempts for all nodes together. */
export interface RateLimits<Action extends string> {
  /** Counts one attempt. Over a limit, returns the whole seconds to wait, at least one. */
  take(action: Action, keys: AttemptKeys): Promise<{ retryAfter_s: number } | undefined>;
  /** Returns whether the next attempt from a machine needs a solved CAPTCHA. Counts nothing. */
  needsCaptcha(action: Action, ip: string): Promise<boolean>;
  /** Forgets the attempts counted against a user, once they turned out to be the owner's. */
  forgive(action: Action, keys: AttemptKeys): Promise<void>;
  /** Remembers that the user's owner uses the network of this machine. */
  trust(keys: AttemptKeys): Promise<void>;
}

export interface RateLimitDeps {
  counters: AttemptCounters;
  networks: KnownNetworkStore;
  clock: Clock;
}

/** The limits of some actions. Limits on the same counters count together on all nodes. */
export function rateLimits<Action extends string>(
  { counters, networks, clock }: RateLimitDeps,
  limits: Readonly<Record<Action, ActionLimits>>,
): RateLimits<Action> {
  const loginNetworks = knownNetworks(networks, clock);
  const ipLimiter = (action: Action) => networkLimiter(counters, `${action}:ip`, limits[action].ip);

  /** Counts attempts from each of the owner's networks apart from all others. */
  async function userLimiter(
    action: Action,
    { ip, user }: AttemptKeys,
  ): Promise<{ limiter: AttemptLimiter; key: string; isOwners: boolean } | undefined> {
    const { user: limit, knownUser = limit } = limits[action];
    if (user === undefined || limit === undefined || knownUser === undefined) return undefined;
    const network = networkOf(ip);
    const isOwners = await loginNetworks.has(user, network);
    const limiter = attemptLimiter(counters, `${action}:user`, isOwners ? knownUser : limit);
    return { limiter, key: hashed(isOwners ? `${user} from ${network}` : user), isOwners };
  }

  return {
    async take(action, keys) {
      const [own, ...wider] = networksOf(keys.ip);
      const byNetwork = ipLimiter(action);
      // A machine that has to wait is counted against nothing else: it could lock its neighbours and the owner out.
      let wait_ms = await byNetwork.take([own]);
      if (wait_ms === undefined) {
        const counted = await userLimiter(action, keys);
        // Where the owner is known to be, strangers in wider networks make no wait.
        if (!counted?.isOwners) wait_ms = await byNetwork.take(wider);
        wait_ms ??= await counted?.limiter.take(counted.key);
      }
      return wait_ms === undefined ? undefined : { retryAfter_s: Math.max(1, Math.ceil(wait_ms / 1_000)) };
    },

    async needsCaptcha(action, ip) {
      const { captchaAfter } = limits[action];
      return captchaAfter !== undefined && ipLimiter(action).hasReached(captchaAfter, networksOf(ip));
    },

    async forgive(action, keys) {
      const counted = await userLimiter(action, keys);
      await counted?.limiter.forgive(counted.key);
    },

    async trust({ ip, user }) {
      if (user !== undefined) await loginNetworks.remember(user, networkOf(ip));
    },
  };
}

/** Gives every key one length, and keeps email addresses out of the database. */
function hashed(user: string): string {
  return createHash("sha256").update(user).digest("base64url");
}
