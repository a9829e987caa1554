import { createHash } from "node:crypto";
import type { Clock } from "#domain/runtime.ts";
import {
  type AttemptCounters,
  type AttemptLimit,
  type AttemptLimiter,
  attemptLimiter,
} from "./attempt-limiter.ts";
import { type KnownNetworkStore, knownNetworks } from "./known-networks.ts";
import { networkOf } from "./network-of.ts";

/** Who an attempt is counted against: the machine it comes from, and the user it is aimed at. */
export interface AttemptKeys {
  ip: string;
  /** Any text that names the user, where there is one; only its hash is stored. */
  user: string | undefined;
}

export interface ActionLimits {
  /** Of one machine, over all users. */
  ip: AttemptLimit;
  /**
   * Of one user: over all machines that its owner has never used, together; and alone for each network that the
   * owner is known to use, so that strangers who guess cannot keep the owner out.
   */
  user?: AttemptLimit;
  /** After so many attempts from one machine the next ones need a solved CAPTCHA. */
  captchaAfter?: number;
}

/** Counts attempts for all nodes together. */
export interface RateLimits<Action extends string> {
  /** Counts one attempt. Over a limit, tells the whole seconds to wait, at least one. */
  take(action: Action, keys: AttemptKeys): Promise<{ retryAfter_s: number } | undefined>;
  /** Tells whether so much was tried from a machine that the next attempt needs a solved CAPTCHA. Counts nothing. */
  needsCaptcha(action: Action, ip: string): Promise<boolean>;
  /** Forgets the attempts counted against a user, once they turned out to be its owner's. */
  forgive(action: Action, keys: AttemptKeys): Promise<void>;
  /** Remembers that the owner of a user uses the network of this machine. */
  trust(keys: AttemptKeys): Promise<void>;
}

export interface RateLimitDeps {
  counters: AttemptCounters;
  networks: KnownNetworkStore;
  clock: Clock;
}

/** The limits of some actions. Those that share counters see the same numbers, on whatever node they are. */
export function rateLimits<Action extends string>(
  { counters, networks, clock }: RateLimitDeps,
  limits: Readonly<Record<Action, ActionLimits>>,
): RateLimits<Action> {
  const known = knownNetworks(networks, clock);
  const ipLimiter = (action: Action): AttemptLimiter =>
    attemptLimiter(counters, `${action}:ip`, limits[action].ip);
  const userLimiter = (action: Action): AttemptLimiter | undefined => {
    const limit = limits[action].user;
    return limit && attemptLimiter(counters, `${action}:user`, limit);
  };

  /** Where the owner is known to be, attempts are counted apart from those of everybody else. */
  async function userKey(user: string, ip: string): Promise<string> {
    const network = networkOf(ip);
    return hashed((await known.has(user, network)) ? `${user} from ${network}` : user);
  }

  return {
    async take(action, { ip, user }) {
      // A machine that has to wait is not counted against the user as well: it could lock the owner out.
      const wait_ms =
        (await ipLimiter(action).take(networkOf(ip))) ??
        (user === undefined ? undefined : await userLimiter(action)?.take(await userKey(user, ip)));
      return wait_ms === undefined ? undefined : { retryAfter_s: Math.max(1, Math.ceil(wait_ms / 1_000)) };
    },

    async needsCaptcha(action, ip) {
      const { captchaAfter } = limits[action];
      if (captchaAfter === undefined) return false;
      return (await ipLimiter(action).count(networkOf(ip))) >= captchaAfter;
    },

    async forgive(action, { ip, user }) {
      if (user !== undefined) await userLimiter(action)?.forgive(await userKey(user, ip));
    },

    async trust({ ip, user }) {
      if (user !== undefined) await known.remember(user, networkOf(ip));
    },
  };
}

/** Of one length, whatever was typed, and no list of people's addresses. */
function hashed(user: string): string {
  return createHash("sha256").update(user).digest("base64url");
}
