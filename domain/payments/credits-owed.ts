import { multiplyDivide } from "#domain/money/decimal.ts";
import type { CardIntent } from "./card-provider.ts";
import type { Payment } from "./payment-store.ts";

/** What a payment must have moved on its wallet, by the house account it moved against, in mc. */
export interface CreditsOwed {
  /** What was bought, less what was refunded. */
  payments: number;
  /** What the bank has taken back: zero or less. */
  disputes: number;
}

/**
 * Credits that the customer's money stands for: all when paid, less the shares refunded and disputed. A share is
 * rounded down, for the customer, and always that of the whole sum so far: however many parts the money goes back in,
 * once all of it is back, exactly all credits are gone. No more is ever taken than was given.
 */
export function creditsOwed(
  { credits_mc, charge_minor }: Pick<Payment, "credits_mc" | "charge_minor">,
  intent: CardIntent | undefined,
): CreditsOwed {
  if (intent?.status !== "paid") return { payments: 0, disputes: 0 };
  const share_mc = (part_minor: number) => multiplyDivide(credits_mc, part_minor, charge_minor, "down");
  // A bank may take back what was refunded before as well; the credits for it are gone already.
  const returned_minor = Math.min(intent.refunded_minor + intent.disputed_minor, charge_minor);
  const refunded_mc = share_mc(intent.refunded_minor);
  return { payments: credits_mc - refunded_mc, disputes: refunded_mc - share_mc(returned_minor) };
}
