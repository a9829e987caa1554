import type { Currency } from "#contract/money/currencies.ts";
import { mostRechargesAMonth, type RechargeRule } from "#contract/money/recharge.ts";

/** The limits of a month to choose from, in purchases. */
export const monthlyTimes = [1, 2, 4, mostRechargesAMonth] as const;
const usualTimes = 2;

interface Offer {
  price: number;
  currency: Currency;
}

/** The part of a limit above today's prices, which follow the rate in every currency but USD. */
const margin = 0.05;

/** Money for so many purchases: today's price in USD, and in whole units with a margin in other currencies. */
export function limitOf({ price, currency }: Offer, times: number): number {
  const sum = price * times;
  // Rounded first, because 3 * 15.8 has the noise of binary fractions.
  return currency === "USD" ? Number(sum.toFixed(2)) : Math.ceil(Number((sum * (1 + margin)).toFixed(2)));
}

/** The limit of a choice. That of an unchanged choice stays as it is in the rule, also when the price has moved since. */
export function limitFor(
  rule: RechargeRule | null,
  offer: Offer & { amountUsd: number },
  times: number,
): number {
  const isOwn =
    rule?.currency === offer.currency &&
    rule.amountUsd === offer.amountUsd &&
    times === closestTimes(rule, offer) &&
    rule.monthlyLimit >= offer.price;
  return isOwn ? rule.monthlyLimit : limitOf(offer, times);
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
