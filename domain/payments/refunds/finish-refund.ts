import { isRefusal } from "#contract/refusals.ts";
import { CardProviderError } from "#domain/payments/card-provider.ts";
import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
import { reconcilePayment } from "#domain/payments/reconcile/reconcile-payment.ts";
import type { Refund } from "./refund-store.ts";

/** `unknown`: the provider may have given the money back; the sweep asks again. */
export type RefundEnd = "done" | "pending" | "refused" | "unknown";

/** A request that a person waits for has ended by then. */
export const firstRefundCheck_ms = 60_000;
const nextCheck_ms = 5 * 60_000;
const mostAtOnce = 20;

/**
 * Asks the provider for a refund, with the refund's id as the idempotency key, and brings the ledger to the provider's
 * record. Safe to repeat within the life of the key.
 */
export async function finishRefund(deps: PaymentDeps, refund: Refund, intentRef: string): Promise<RefundEnd> {
  let isPending: boolean;
  try {
    const request = { intentRef, refundId: refund.id, amount_minor: refund.amount_minor };
    ({ isPending } = await deps.provider.refund(request));
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error;
    if (error.outcome === "unknown") return "unknown";
    return refuse(deps, refund);
  }
  const end = await settle(deps, refund);
  return end === "done" && isPending ? "pending" : end;
}

/**
 * Finishes refunds whose answer was lost: first looks whether the provider has made them, because a repeated key may
 * repeat an old failure. A refund that the provider does not have once its key has expired was never made.
 */
export async function sweepRefunds(deps: PaymentDeps): Promise<number> {
  const now = deps.clock.now();
  const nextAt = new Date(now.getTime() + nextCheck_ms);
  const due = await deps.transaction(({ refunds }) => refunds.claimDue(now, nextAt, mostAtOnce));
  for (const refund of due) {
    try {
      await finishLost(deps, refund, now);
    } catch (error) {
      deps.report(refund.paymentId, error);
    }
  }
  return due.length;
}

async function finishLost(deps: PaymentDeps, refund: Refund, now: Date): Promise<void> {
  const { walletId, paymentId: id } = refund;
  const payment = await deps.transaction(({ payments }) => payments.lock({ walletId, id }));
  const intentRef = payment?.providerRef;
  if (!intentRef) throw new Error(`The refund ${refund.id} is of a payment without a reference`);
  switch (await deps.provider.findRefund({ intentRef, refundId: refund.id })) {
    case "made":
      await settle(deps, refund);
      return;
    case "failed":
      await refuse(deps, refund);
      return;
    case "missing": {
      const isKeyAlive = now.getTime() - refund.requestedAt.getTime() < deps.provider.keyLife_ms;
      if (isKeyAlive) await finishRefund(deps, refund, intentRef);
      else await refuse(deps, refund);
    }
  }
}

/**
 * Reconciling ends the refund with its credits. A refund that the provider's record does not count has failed since it
 * was made, so the sweep looks at it again.
 */
async function settle(deps: PaymentDeps, { walletId, paymentId, id }: Refund): Promise<RefundEnd> {
  try {
    const reconciled = await reconcilePayment(deps, { walletId, id: paymentId });
    return isRefusal(reconciled) ? "unknown" : (reconciled.refundEnds.get(id) ?? "unknown");
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error;
    return "unknown";
  }
}

/** Publishes to the user's devices that nothing is on its way any more. */
async function refuse(deps: PaymentDeps, refund: Refund): Promise<RefundEnd> {
  const { walletId, paymentId } = refund;
  if (await deps.transaction(({ refunds }) => refunds.finish(refund, "refused"))) {
    deps.publish({ walletId }, { type: "changed" });
    deps.publish({ walletId }, { type: "transaction", id: paymentId });
  }
  return "refused";
}
