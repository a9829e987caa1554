/** Limits on the purchases of a new wallet: most stolen cards are spent within days, and reported later. */
export interface NewWalletLimits {
  /** Until its first payment has this age, a wallet is new. */
  age_s: number;
  /** Within any 24 hours. */
  purchasesPerDay: number;
  perDay_mc: number;
  /** Within any seven days. */
  perWeek_mc: number;
}

/** A purchase that counts: credited, or still payable at the provider. */
export interface CountedPurchase {
  credits_mc: number;
  createdAt: Date;
}

export interface PurchaseHistory {
  /** The time at which the wallet's first payment was credited. */
  firstPaidAt: Date | null;
  /** The purchases of the last seven days. */
  purchases: readonly CountedPurchase[];
}

/** The credits that a new wallet may still buy. */
export interface PurchaseAllowance {
  left_mc: number;
  /** The time from which more is left than now; null when nothing was bought. */
  moreAt: Date | null;
  /** End of the cap; null before the first payment. */
  endsAt: Date | null;
}

const day_ms = 24 * 60 * 60_000;
export const week_ms = 7 * day_ms;

/** The credits that this wallet may still buy at this moment; undefined when it is not new any more. */
export function purchaseAllowance(
  limits: NewWalletLimits,
  history: PurchaseHistory,
  now: Date,
): PurchaseAllowance | undefined {
  const endsAt = history.firstPaidAt && later(history.firstPaidAt, limits.age_s * 1_000);
  if (endsAt !== null && endsAt <= now) return undefined;
  const left_mc = leftAt(limits, history.purchases, now);
  return { left_mc, moreAt: nextRise(limits, history.purchases, { left_mc, endsAt }), endsAt };
}

function leftAt(limits: NewWalletLimits, purchases: readonly CountedPurchase[], at: Date): number {
  const within = (age_ms: number) =>
    purchases.filter(({ createdAt }) => at.getTime() - createdAt.getTime() < age_ms);
  const today = within(day_ms);
  if (today.length >= limits.purchasesPerDay) return 0;
  const left_mc = Math.min(limits.perDay_mc - sum(today), limits.perWeek_mc - sum(within(week_ms)));
  return Math.max(0, left_mc);
}

/**
 * Each purchase leaves the sums of a day and of a week at moments of its own; the end of the cap is one more. What is left
 * never falls with time, so no moment of the past is a rise.
 */
function nextRise(
  limits: NewWalletLimits,
  purchases: readonly CountedPurchase[],
  { left_mc, endsAt }: { left_mc: number; endsAt: Date | null },
): Date | null {
  const leavings = purchases.flatMap(({ createdAt }) => [
    later(createdAt, day_ms),
    later(createdAt, week_ms),
  ]);
  const rises = leavings.filter((at) => leftAt(limits, purchases, at) > left_mc);
  return [...rises, ...(endsAt ? [endsAt] : [])].toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

function sum(purchases: readonly CountedPurchase[]): number {
  return purchases.reduce((total, { credits_mc }) => total + credits_mc, 0);
}

function later(at: Date, age_ms: number): Date {
  return new Date(at.getTime() + age_ms);
}
