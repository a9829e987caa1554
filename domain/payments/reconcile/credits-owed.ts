import { multiplyDivide } from "#domain/money/decimal.ts";
import type { CardIntent } from "#domain/payments/card-provider.ts";
import type { Payment } from "#domain/payments/payment-store.ts";

/** The credits that a payment must have moved on its wallet, by house account, in mc. */
export interface CreditsOwed {
  /** Credits bought, less credits refunded. */
  payments: number;
  /** Credits the bank has taken back: zero or less. */
  disputes: number;
}

/**
 * The credits that the customer's money pays for: all of them when paid, less the refunded and disputed shares.
 * A share is rounded down in the customer's favour and calculated from the whole sum so far. Once all money is back, in
 * any number of parts, exactly all credits are removed, and never more.
 */
export function creditsOwed(
  { credits_mc, charge_minor }: Pick<Payment, "credits_mc" | "charge_minor">,
  intent: Pick<CardIntent, "status" | "refunded_minor" | "disputed_minor"> | undefined,
): CreditsOwed {
  if (intent?.status !== "paid") return { payments: 0, disputes: 0 };
  const share_mc = (part_minor: number) => multiplyDivide(credits_mc, part_minor, charge_minor, "down");
  // A bank may also take back money that was refunded before; those credits are removed already.
  const returned_minor = Math.min(intent.refunded_minor + intent.disputed_minor, charge_minor);
  const refunded_mc = share_mc(intent.refunded_minor);
  return { payments: credits_mc - refunded_mc, disputes: refunded_mc - share_mc(returned_minor) };
}
