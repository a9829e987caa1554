import { multiplyDivide } from "#contract/money/decimal.ts";
import type { CardIntent } from "#domain/payments/card-provider.ts";
import type { Payment } from "#domain/payments/payment-store.ts";
import type { Refund } from "#domain/payments/refunds/refund-store.ts";

/** The credits that a payment must have moved on its wallet, by house account, in mc. */
export interface CreditsOwed {
  /** Credits bought, less credits refunded. */
  payments: number;
  /** Credits the bank has taken back: zero or less. */
  disputes: number;
}

/** Refunds at the provider that held their credits in the wallet: exactly these leave with the money. */
export interface HeldRefunds {
  amount_minor: number;
  credits_mc: number;
}

export function heldRefunds(refunds: readonly Pick<Refund, "amount_minor" | "held_mc">[]): HeldRefunds {
  const held = refunds.filter(({ held_mc }) => held_mc > 0);
  return {
    amount_minor: held.reduce((sum, { amount_minor }) => sum + amount_minor, 0),
    credits_mc: held.reduce((sum, { held_mc }) => sum + held_mc, 0),
  };
}

const noHeldRefunds: HeldRefunds = { amount_minor: 0, credits_mc: 0 };

/**
 * The credits that the customer's money pays for: all of them when paid, less those held for refunds and the shares of all
 * other money that was refunded or disputed. A share is rounded down in the customer's favour and calculated from the whole
 * sum so far. Never more than all credits are removed.
 */
export function creditsOwed(
  { credits_mc, charge_minor }: Pick<Payment, "credits_mc" | "charge_minor">,
  intent: Pick<CardIntent, "status" | "refunded_minor" | "disputed_minor"> | undefined,
  held: HeldRefunds = noHeldRefunds,
): CreditsOwed {
  if (intent?.status !== "paid") return { payments: 0, disputes: 0 };
  const removed_mc = (back_minor: number) => {
    const share_mc = multiplyDivide(credits_mc, back_minor - held.amount_minor, charge_minor, "down");
    return Math.min(held.credits_mc + share_mc, credits_mc);
  };
  // A bank may also take back money that was refunded before; those credits are removed already.
  const returned_minor = Math.min(intent.refunded_minor + intent.disputed_minor, charge_minor);
  const refunded_mc = removed_mc(intent.refunded_minor);
  return { payments: credits_mc - refunded_mc, disputes: refunded_mc - removed_mc(returned_minor) };
}
