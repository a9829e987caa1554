import { createHash } from "node:crypto";
import type { ActionLimits, RateLimits } from "#domain/rate-limits.ts";
import { type AttemptLimiter, attemptLimiter } from "./attempt-limiter.ts";
import type { Client, Database } from "./database.ts";
import { knownNetworks } from "./known-networks.ts";
import { networkOf } from "./network-of.ts";

/** Counts attempts in the table `rate_limit`, so that all nodes see the same numbers. */
export function rateLimits<Action extends string>(
  database: Database,
  limits: Readonly<Record<Action, ActionLimits>>,
): RateLimits<Action> {
  const known = knownNetworks(database);
  const ipLimiter = (action: Action): AttemptLimiter =>
    attemptLimiter(database, `${action}:ip`, limits[action].ip);
  const accountLimiter = (action: Action): AttemptLimiter | undefined => {
    const limit = limits[action].account;
    return limit && attemptLimiter(database, `${action}:account`, limit);
  };

  /** Where the owner is known to be, attempts are counted apart from those of everybody else. */
  async function accountKey(account: string, ip: string): Promise<string> {
    const network = networkOf(ip);
    return hashed((await known.has(account, network)) ? `${account} from ${network}` : account);
  }

  return {
    async take(action, { ip, account }) {
      // A machine that has to wait is not counted against the account as well: it could lock the owner out.
      const wait_ms =
        (await ipLimiter(action).take(networkOf(ip))) ??
        (account === undefined
          ? undefined
          : await accountLimiter(action)?.take(await accountKey(account, ip)));
      return wait_ms === undefined ? undefined : { retryAfter_s: Math.max(1, Math.ceil(wait_ms / 1_000)) };
    },
    async needsCaptcha(action, ip) {
      const { captchaAfter } = limits[action];
      if (captchaAfter === undefined) return false;
      return (await ipLimiter(action).count(networkOf(ip))) >= captchaAfter;
    },
    async forgive(action, { ip, account }) {
      if (account !== undefined) await accountLimiter(action)?.forgive(await accountKey(account, ip));
    },
    async trust({ ip, account }) {
      if (account !== undefined) await known.remember(account, networkOf(ip));
    },
  };
}

/** Removes up to `limit` counters that no longer matter; tells how many. */
export async function sweepRateLimits(client: Client, at: Date, limit: number): Promise<number> {
  const { rowCount } = await client.query({
    name: "rate_limit_sweep",
    text: `DELETE FROM rate_limit WHERE key IN (
             SELECT key FROM rate_limit WHERE expire <= $1 LIMIT $2 FOR UPDATE SKIP LOCKED)`,
    values: [at.getTime(), limit],
  });
  return rowCount ?? 0;
}

/** Of one length, whatever was typed, and no list of people's addresses. */
function hashed(account: string): string {
  return createHash("sha256").update(account).digest("base64url");
}
