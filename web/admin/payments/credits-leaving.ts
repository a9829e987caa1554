import { creditsFromMillicredits, millicreditsFromCredits } from "#contract/money/money.ts";
import type { ShownPayment } from "#contract/operators/payments.ts";

/**
 * The credits that leave the wallet with a refund, as the server reckons them: the share of all money given back so far,
 * rounded down, less the share that left before (domain/payments/reconcile/credits-owed.ts).
 */
export function creditsLeaving(
  {
    credits,
    charge_minor,
    refunded_minor,
  }: Pick<ShownPayment, "credits" | "charge_minor" | "refunded_minor">,
  amount_minor: number,
): number {
  const share_mc = (part_minor: number) =>
    (BigInt(millicreditsFromCredits(credits)) * BigInt(part_minor)) / BigInt(charge_minor);
  return creditsFromMillicredits(Number(share_mc(refunded_minor + amount_minor) - share_mc(refunded_minor)));
}
