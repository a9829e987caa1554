import { type Currency, minorUnitDigits } from "#contract/money/currencies.ts";
import { mostRechargesAMonth, type RechargeRule } from "#contract/money/recharge.ts";

/** The limits of a month to choose from, in purchases. */
export const monthlyTimes = [1, 2, 4, mostRechargesAMonth] as const;
const usualTimes = 2;

interface Offer {
  price: number;
  currency: Currency;
}

/** Money for so many purchases, without the noise of binary fractions: 3 * 15.8 is 47.4. */
export function limitOf({ price, currency }: Offer, times: number): number {
  return Number((price * times).toFixed(minorUnitDigits[currency]));
}

/** The choice closest to a rule's own limit, whose price may have been another one. */
export function closestTimes(
  rule: Pick<RechargeRule, "monthlyLimit"> | null,
  offer: Offer | undefined,
): number {
  if (!rule || !offer) return usualTimes;
  const distance = (times: number) => Math.abs(limitOf(offer, times) - rule.monthlyLimit);
  return monthlyTimes.toSorted((a, b) => distance(a) - distance(b))[0] ?? usualTimes;
}
