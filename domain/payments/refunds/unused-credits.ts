import { multiplyDivide } from "#domain/money/decimal.ts";

/** Credits that came into a wallet together: one purchase, or one gift of an operator. */
export interface CreditLot {
  /** The payment's id, or the operator's action. */
  id: string;
  /** The number of its first transfer: lots are used in this order, the oldest first. */
  firstSeq: number;
  /** Its credits, less those refunded, disputed or on their way back to the card. Negative for credits taken. */
  net_mc: number;
}

/**
 * Credits of a lot that the wallet still has, in mc: the newest lots are the unused ones. Gifts are lots as well, so
 * that a gift made after a purchase was used up is never paid out with the purchase.
 */
export function unusedOf(lots: readonly CreditLot[], id: string, available_mc: number): number {
  const lot = lots.find((one) => one.id === id);
  if (!lot) return 0;
  const newer_mc = lots
    .filter(({ firstSeq }) => firstSeq > lot.firstSeq)
    .reduce((sum, { net_mc }) => sum + Math.max(net_mc, 0), 0);
  return Math.max(Math.min(lot.net_mc, available_mc - newer_mc), 0);
}

interface PaidPurchase {
  credits_mc: number;
  charge_minor: number;
  refunded_minor: number;
}

export interface MoneyBack {
  amount_minor: number;
  /** The credits that leave the wallet with the money. */
  credits_mc: number;
}

/**
 * The most money that unused credits of a payment are worth: rounded down, so never more than was paid for them, and all
 * that is left of the charge when no credit was used. Credits leave as `creditsOwed` removes them once the provider has
 * the refund, so never more than are unused. Undefined for less than the smallest unit of the currency.
 */
export function moneyBackFor(
  { credits_mc, charge_minor, refunded_minor }: PaidPurchase,
  unused_mc: number,
): MoneyBack | undefined {
  const share_mc = (part_minor: number) => multiplyDivide(credits_mc, part_minor, charge_minor, "down");
  const before_mc = share_mc(refunded_minor);
  const gone_mc = Math.min(before_mc + unused_mc, credits_mc);
  const total_minor = multiplyDivide(charge_minor, gone_mc, credits_mc, "down");
  const back = { amount_minor: total_minor - refunded_minor, credits_mc: share_mc(total_minor) - before_mc };
  return back.amount_minor > 0 && back.credits_mc > 0 ? back : undefined;
}
