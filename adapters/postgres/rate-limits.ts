import { createHash } from "node:crypto";
import type { ActionLimits, AttemptKeys, RateLimits } from "../../domain/rate-limits.ts";
import { type AttemptLimiter, attemptLimiter } from "./attempt-limiter.ts";
import type { Client, Database } from "./database.ts";
import { networkOf } from "./network-of.ts";

/** Counts attempts in the table `rate_limit`, so that all nodes see the same numbers. */
export function rateLimits<Action extends string>(
  database: Database,
  limits: Readonly<Record<Action, ActionLimits>>,
): RateLimits<Action> {
  const limiter = (action: Action, kind: keyof AttemptKeys): AttemptLimiter =>
    attemptLimiter(database, `${action}:${kind}`, limits[action][kind]);
  return {
    async take(action, { ip, account }) {
      // A machine that has to wait is not counted against the account as well: it could lock the owner out.
      const wait_ms =
        (await limiter(action, "ip").take(networkOf(ip))) ??
        (await limiter(action, "account").take(hashed(account)));
      return wait_ms === undefined ? undefined : { retryAfter_s: Math.max(1, Math.ceil(wait_ms / 1_000)) };
    },
    async forgive(action, account) {
      await limiter(action, "account").forgive(hashed(account));
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
