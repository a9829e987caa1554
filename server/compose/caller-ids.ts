import { createHash, randomInt } from "node:crypto";
import { callerIdStore } from "#adapters/postgres/numbers/caller-id-store.ts";
import { outboxStore } from "#adapters/postgres/outbox-store.ts";
import { rateLimitStores } from "#adapters/postgres/rate-limit-stores.ts";
import type { CallDeps } from "#domain/calls/call-deps.ts";
import type { CallerIdDeps } from "#domain/numbers/caller-ids/caller-id.ts";
import { sweepCallerIds } from "#domain/numbers/caller-ids/sweep-caller-ids.ts";
import {
  type AttemptCounters,
  type AttemptLimit,
  attemptLimiter,
} from "#domain/rate-limits/attempt-limiter.ts";
import { networkLimiter } from "#domain/rate-limits/network-limiter.ts";
import { networksOf } from "#domain/rate-limits/networks.ts";
import { callerIdRoutes } from "#server/http/routes/calls/caller-id-routes.ts";
import type { Host, Platform } from "./platform/platform.ts";

const hour_s = 3_600;

/** Over the limit, the wait is another such time. */
function within(attempts: number, window_s: number): AttemptLimit {
  return { attempts, window_s, firstWait_s: window_s, longestWait_s: window_s };
}

/** Counts by network, user and number. A network or user that has to wait is counted against no number. */
export function verificationAttempts(
  counters: AttemptCounters,
  limits: { perHour: number; perDay: number },
): CallerIdDeps["takeAttempt"] {
  const windows = [
    { name: "caller_id_hour", limit: within(limits.perHour, hour_s) },
    { name: "caller_id_day", limit: within(limits.perDay, 24 * hour_s) },
  ];
  return async ({ userId, number, ip }) => {
    for (const { name, limit } of windows)
      if (await networkLimiter(counters, `${name}:ip`, limit).take(networksOf(ip))) return false;
    for (const key of [userId, createHash("sha256").update(number).digest("base64url")])
      for (const { name, limit } of windows)
        if (await attemptLimiter(counters, name, limit).take(key)) return false;
    return true;
  };
}

export function callerIdDeps(
  { config, clock, ids, database, cipher, publish }: Platform,
  { deck, carriers, defaultCarrier }: CallDeps,
): CallerIdDeps {
  const { verification, callLimits } = config.creditLimits();
  return {
    deck,
    carriers,
    defaultCarrier,
    clock,
    ids,
    publish,
    publicUrl: config.publicUrl,
    calling: callLimits.calling,
    newCode: () => String(randomInt(1_000_000)).padStart(6, "0"),
    mostPerDay_mc: verification.mostPerDay_mc,
    takeAttempt: verificationAttempts(rateLimitStores(database).counters, verification),
    transaction: (work) =>
      database.transaction((client) =>
        work({ callerIds: callerIdStore(client), outbox: outboxStore(client, cipher) }),
      ),
    connection: (work) => database.withClient((client) => work({ callerIds: callerIdStore(client) })),
  };
}

export function serveCallerIds({ mount, jobs }: Host, deps: CallerIdDeps): void {
  callerIdRoutes(mount, deps);
  jobs.push({ name: "caller ID sweep", every_ms: 15_000, run: () => sweepCallerIds(deps) });
}
