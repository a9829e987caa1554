import { millicreditsPerUsd } from "#contract/money/credit-value.ts";

/** The money that an operator lets users take back without asking. */
export interface MoneyBackRules {
  /** Days after a purchase within which its user may take back the unused part; 0: never. */
  days: number;
  /** Most times that the users of a wallet may take money back within any 30 days. */
  times: number;
  /** The most that goes back within any 30 days, as the worth in USD of the credits that leave the wallet. */
  usd: number;
}

/**
 * A card provider keeps its fee when money goes back, about 3 % and 0.30 USD a purchase: at most some 16 USD a month for a
 * wallet that does nothing else. 500 USD is five times the largest amount that the page offers.
 */
export const defaultMoneyBackRules: MoneyBackRules = { days: 14, times: 3, usd: 500 };

/** Money that a user took back and that has reached the card, or is on its way. */
export interface TakenBack {
  paymentId: string;
  credits_mc: number;
  requestedAt: Date;
}

export interface MoneyBackAllowance {
  left_mc: number;
  /** The time from which more is left than now; null when nothing was taken back. */
  moreAt: Date | null;
}

export const moneyBackMonth_ms = 30 * 24 * 60 * 60_000;
/** One purchase taken back is a mistake that any user may make. */
const repeatedPurchases = 2;

/** The credits that a wallet's users may still take back, by what they took within the last 30 days. */
export function moneyBackAllowance(
  rules: MoneyBackRules,
  taken: readonly TakenBack[],
  now: Date,
): MoneyBackAllowance {
  const left_mc = leftAt(rules, taken, now);
  const moreAt = taken
    .map(({ requestedAt }) => new Date(requestedAt.getTime() + moneyBackMonth_ms))
    .filter((at) => leftAt(rules, taken, at) > left_mc)
    .toSorted((a, b) => a.getTime() - b.getTime())[0];
  return { left_mc, moreAt: moreAt ?? null };
}

function leftAt({ times, usd }: MoneyBackRules, taken: readonly TakenBack[], at: Date): number {
  const counted = taken.filter(({ requestedAt }) => at.getTime() - requestedAt.getTime() < moneyBackMonth_ms);
  if (counted.length >= times) return 0;
  return Math.max(0, usd * millicreditsPerUsd() - counted.reduce((sum, one) => sum + one.credits_mc, 0));
}

/** Tells if these are the purchases of a wallet that is filled and emptied, at the operator's cost. */
export function isRepeated(taken: readonly Pick<TakenBack, "paymentId">[]): boolean {
  return new Set(taken.map(({ paymentId }) => paymentId)).size >= repeatedPurchases;
}
