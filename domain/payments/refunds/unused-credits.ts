import { type Currency, chargeStep_minor } from "#contract/money/currencies.ts";
import { multiplyDivide } from "#contract/money/decimal.ts";

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
  currency: Currency;
  credits_mc: number;
  charge_minor: number;
  refunded_minor: number;
  /** The credits bought, less those that refunds have removed. */
  kept_mc: number;
}

export interface MoneyBack {
  amount_minor: number;
  /** The credits that leave the wallet with the money. */
  credits_mc: number;
}

/**
 * The money for unused credits of a payment: all of them leave, and their share of the charge is rounded up, so that no part
 * of a credit stays behind without money: to what a card can be given, which is a multiple of ten where a currency has
 * thousandths. The share is of all credits gone so far, so refunds in many parts give at most one such step more than the
 * exact share. Undefined for credits whose money is back already.
 */
export function moneyBackFor(
  { currency, credits_mc, charge_minor, refunded_minor, kept_mc }: PaidPurchase,
  unused_mc: number,
): MoneyBack | undefined {
  const gone_mc = Math.min(credits_mc - kept_mc + unused_mc, credits_mc);
  const step = chargeStep_minor(currency);
  const total_minor = multiplyDivide(charge_minor / step, gone_mc, credits_mc, "up") * step;
  const back = { amount_minor: total_minor - refunded_minor, credits_mc: gone_mc - (credits_mc - kept_mc) };
  return back.amount_minor > 0 && back.credits_mc > 0 ? back : undefined;
}

interface OriginsOfCredits {
  available_mc: number;
  lots: readonly (CreditLot & { purchase: PaidPurchase | null })[];
}

/** All that is unused of a purchase, with its money; undefined when nothing is. */
export function unusedPart({ lots, available_mc }: OriginsOfCredits, id: string): MoneyBack | undefined {
  const purchase = lots.find((lot) => lot.id === id)?.purchase;
  return purchase ? moneyBackFor(purchase, unusedOf(lots, id, available_mc)) : undefined;
}
