import { creditsFromMillicredits, millicreditsFromCredits } from "#contract/money/money.ts";
import type { RefundablePayment } from "#contract/operators/payments.ts";

type Refundable = Pick<
  RefundablePayment,
  "credits" | "charge_minor" | "refunded_minor" | "unused" | "held" | "posted"
>;

/**
 * The credits that leave the wallet with a refund, as the server reckons them: all that are unused for what they are worth,
 * else the share of all money given back so far, rounded down, less the share that left before
 * (domain/payments/reconcile/credits-owed.ts).
 */
export function creditsLeaving(payment: Refundable, amount_minor: number): number {
  const { credits, charge_minor, refunded_minor, unused, held } = payment;
  if (amount_minor === unused?.amount_minor) return unused.credits;
  const bought_mc = BigInt(millicreditsFromCredits(credits));
  const removed_mc = (back_minor: number) => {
    const share_mc = (bought_mc * BigInt(back_minor - held.amount_minor)) / BigInt(charge_minor);
    const all_mc = BigInt(millicreditsFromCredits(held.credits)) + share_mc;
    return all_mc < bought_mc ? all_mc : bought_mc;
  };
  return creditsFromMillicredits(
    Number(removed_mc(refunded_minor + amount_minor) - removed_mc(refunded_minor)),
  );
}

/** Balance of the wallet after a refund; below zero when its credits were spent. */
export function balanceAfter(payment: Refundable, amount_minor: number): number {
  const left_mc =
    millicreditsFromCredits(payment.posted) - millicreditsFromCredits(creditsLeaving(payment, amount_minor));
  return creditsFromMillicredits(left_mc);
}
