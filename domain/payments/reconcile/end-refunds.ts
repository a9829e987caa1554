import type { CardIntent } from "#domain/payments/card-provider.ts";
import type { Payment, PaymentStores } from "#domain/payments/payment-store.ts";
import type { RequestedRefund } from "#domain/payments/refunds/refund-store.ts";
import { type HeldRefunds, heldRefunds } from "./credits-owed.ts";

interface EndedRefunds {
  /** Ends of our refunds by their ids: those that the provider counts, and those it counts no more. */
  refundEnds: Map<string, "done" | "refused">;
  /** True when a refund has ended, or one that was done has failed, in this transaction. */
  hasEnded: boolean;
  /** All that the provider counts. */
  held: HeldRefunds;
  /** The refunds that a user asked for and that have ended in this transaction. */
  byUser: HeldRefunds;
}

/**
 * Ends the refunds that the provider's record counts, in the transaction that moves their credits: a hold beside the
 * transfer would make the wallet's other credits look spent. One that was counted and is no more has failed at the bank.
 */
export async function endRefunds(
  { refunds }: Pick<PaymentStores, "refunds">,
  payment: Payment,
  intent: CardIntent | undefined,
): Promise<EndedRefunds> {
  const counted = intent?.status === "paid" ? countedIds(intent) : [];
  const requests = counted.length > 0 ? await refunds.ofPayment(payment) : [];
  const ended: RequestedRefund[] = [];
  for (const refund of requests.filter(({ id }) => counted.includes(id))) {
    if (await refunds.finish(refund, "done")) ended.push(refund);
  }
  const foreign = intent?.status === "paid" ? intent.refunds.filter(({ id }) => id === null) : [];
  const wasMade = Object.values(payment.refunds).some(({ id }) => id === null);
  if (foreign.length > 0 || (intent?.status === "paid" && wasMade)) await refunds.noteMade(payment, foreign);
  const mayHaveFailed = intent?.status === "paid" && payment.refunded_minor > 0;
  const failed = mayHaveFailed ? await refunds.fail(payment, counted) : [];
  return {
    refundEnds: new Map([
      ...counted.map((id) => [id, "done"] as const),
      ...failed.map((id) => [id, "refused"] as const),
    ]),
    hasEnded: ended.length > 0 || failed.length > 0,
    held: heldRefunds(requests.filter(({ id }) => counted.includes(id))),
    byUser: heldRefunds(ended.filter(({ askedBy }) => askedBy === "user")),
  };
}

function countedIds({ refunds }: CardIntent): string[] {
  return refunds.flatMap(({ id, state }) => (id === null || state === "failed" ? [] : id));
}
