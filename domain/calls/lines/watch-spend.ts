import type { Clock, Transaction } from "#domain/runtime.ts";

/** Above either amount, no new call is opened. In retail credits of all wallets together. */
export interface SpendLimits {
  perHour_mc: number;
  perDay_mc: number;
}

/** 10,000 USD an hour and 50,000 a day. */
export const defaultSpendLimits: SpendLimits = { perHour_mc: 100_000_000, perDay_mc: 500_000_000 };

/** Cost of the calls of all wallets; open calls count with their whole holds. */
export interface Spend {
  hour_mc: number;
  day_mc: number;
}

export interface SpendWatchStore {
  /**
   * Claims one check for this node until the transaction ends. Undefined while another node checks, and when the last
   * check was after `checkedBefore`. Returns the moment that spending counts from.
   */
  claim(checkedBefore: Date): Promise<{ resetAt: Date } | undefined>;
  /** Sums the spending and stores the sums for the operator. */
  measure(now: Date, resetAt: Date): Promise<Spend>;
  /** Refuses every new call from now on. False when calls are stopped already. */
  stop(at: Date): Promise<boolean>;
}

export interface SpendWatchDeps {
  transaction: Transaction<{ spend: SpendWatchStore }>;
  clock: Clock;
  limits: SpendLimits;
}

/** A check by any node within this time is recent enough. */
const recent_ms = 1_500;

/**
 * Stops calling for all wallets when they spend more than the limits allow. Calling stays stopped until the operator
 * allows it again: a stop that ended by itself would let a fraud go on every hour. Returns whether this check stopped it.
 */
export async function watchSpend({ transaction, clock, limits }: SpendWatchDeps): Promise<boolean> {
  const now = clock.now();
  return transaction(async ({ spend: watch }) => {
    const claimed = await watch.claim(new Date(now.getTime() - recent_ms));
    if (claimed === undefined) return false;
    const spend = await watch.measure(now, claimed.resetAt);
    if (spend.hour_mc <= limits.perHour_mc && spend.day_mc <= limits.perDay_mc) return false;
    return watch.stop(now);
  });
}
