import type { Clock } from "#domain/runtime.ts";
import { type KeyedConcurrency, keyedConcurrency } from "./fair-concurrency.ts";
import { type RequestCounter, requestCounter } from "./request-counter.ts";

/** Most requests of one network and one user to one process. */
export interface FairLimitSettings {
  /** All requests but webhooks, health checks and metrics. */
  networkPerMinute: number;
  /** Webhooks, signed or not: checking a signature is cheap, but an endless flood is not. */
  webhooksPerMinute: number;
  userPerMinute: number;
  /** Receipts may wait for the carrier. A page asks for one call six times. */
  receiptsPerMinute: number;
  /** Each end of a call is a request to the carrier. */
  callEndsPerMinute: number;
  /** Most requests of one user that are worked on at once. */
  userAtOnce: number;
}

/** No person with several tabs and no office behind one address meets these limits. */
export const defaultFairLimits: FairLimitSettings = {
  networkPerMinute: 12_000,
  webhooksPerMinute: 60_000,
  userPerMinute: 600,
  receiptsPerMinute: 60,
  callEndsPerMinute: 30,
  userAtOnce: 4,
};

/** Limits of one process, in its memory. Every route is counted before its body is read and any work is done. */
export interface FairLimits {
  network: RequestCounter;
  webhooks: RequestCounter;
  user: RequestCounter;
  receipts: RequestCounter;
  callEnds: RequestCounter;
  /**
   * For work of one user, of one network's visitors, and for one network's session lookups. The key is the widest
   * network, because a /48 full of networks would otherwise hold all connections to the database.
   */
  atOnce: { user: KeyedConcurrency; visitors: KeyedConcurrency; sessions: KeyedConcurrency };
}

/** A few megabytes of counts. */
const mostKeys = 100_000;
const longestWait_ms = 10_000;

/**
 * A user, with the sessions looked up and the visitors served for one network, gets at most 11 of the 12 connections to
 * the database.
 */
const sessionsAtOnce = 3;
const visitorsAtOnce = 4;
/** The requests of an office that opens all its pages at the same moment. */
const networkWaiting = 2_000;
/** The requests of a person who reloads ten tabs at once. */
const userWaiting = 100;

export function fairLimits(settings: FairLimitSettings, clock: Clock): FairLimits {
  const counter = (perMinute: number) => requestCounter(clock, { perMinute, mostKeys });
  const atOnce = (concurrency: number, maxWaiting: number) =>
    keyedConcurrency(clock, { concurrency, maxWaiting, longestWait_ms });
  return {
    network: counter(settings.networkPerMinute),
    webhooks: counter(settings.webhooksPerMinute),
    user: counter(settings.userPerMinute),
    receipts: counter(settings.receiptsPerMinute),
    callEnds: counter(settings.callEndsPerMinute),
    atOnce: {
      user: atOnce(settings.userAtOnce, userWaiting),
      visitors: atOnce(visitorsAtOnce, networkWaiting),
      sessions: atOnce(sessionsAtOnce, networkWaiting),
    },
  };
}
