import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { type CardIntent, type CardProvider, CardProviderError } from "./card-provider.ts";
import { creditsOwed } from "./credits-owed.ts";
import { type PaymentDeps, paymentLifetime_ms } from "./payment-deps.ts";
import { expectSamePayment, PaymentMismatchError } from "./payment-mismatch.ts";
import type { Payment, PaymentKey, PaymentStatus, PaymentStores } from "./payment-store.ts";
import { postOwed } from "./post-owed.ts";
import { mailReceipt } from "./receipt-mail.ts";
import { recheckAt } from "./recheck.ts";

export type ReconcileDeps = Pick<
  PaymentDeps,
  "provider" | "transaction" | "clock" | "reconcileLimit" | "receipts" | "publish" | "credited"
>;

export interface Reconciled {
  status: PaymentStatus;
  /** The credits this call moved, in mc: negative after a refund, zero when the ledger was right already. */
  added_mc: number;
}

/**
 * Updates the ledger to the provider's record of a payment. No other code changes credits for payments.
 * Safe to call at any time, any number of times. Refuses `payment_not_found`.
 * @throws CardProviderError when the provider does not answer; PaymentMismatchError when its record is not ours.
 */
export async function reconcilePayment(deps: ReconcileDeps, key: PaymentKey): Promise<Reconciled | Refusal> {
  const result = await deps.reconcileLimit(() =>
    deps.transaction((stores) => reconcileLocked(deps, stores, key)),
  );
  if (isRefusal(result)) return result;
  const { before, reconciled } = result;
  if (reconciled.added_mc !== 0) deps.publish({ walletId: key.walletId }, { type: "changed" });
  if (reconciled.added_mc !== 0 || reconciled.status !== before.status) {
    deps.publish({ walletId: key.walletId }, { type: "transaction", id: key.id });
  }
  if (reconciled.added_mc > 0) await deps.credited(key.walletId);
  return reconciled;
}

async function reconcileLocked(
  deps: ReconcileDeps,
  stores: PaymentStores,
  key: PaymentKey,
): Promise<{ before: Payment; reconciled: Reconciled } | Refusal> {
  // Locks the row before it asks the provider: an answer from before the lock may be older than one already written.
  // Rows are always locked in this order: payment, then wallet.
  const payment = await stores.payments.lock(key);
  if (!payment) return refuse("payment_not_found");
  const { ref, intent } = await askProvider(deps.provider, payment);
  if (intent) expectSamePayment(payment, intent, deps.provider);

  const moved = await postOwed(stores.ledger, payment, intent && creditsOwed(payment, intent));

  const now = deps.clock.now();
  const { status, decided } = statusOf(intent, {
    expired: now.getTime() - payment.createdAt.getTime() >= paymentLifetime_ms,
    payable: payment.providerRef !== null,
  });
  const settled: Payment = {
    ...payment,
    providerRef: ref,
    status,
    refunded_minor: intent?.refunded_minor ?? payment.refunded_minor,
    postings: payment.postings + moved.postings,
  };
  await stores.payments.settle(settled, decided ? nextCheckAt(payment, intent, now) : undefined);
  // A payment's first transfer is its purchase.
  if (payment.postings === 0 && moved.postings > 0) await mailReceipt(deps.receipts, stores, settled);
  return { before: payment, reconciled: { status, added_mc: moved.added_mc } };
}

/**
 * The status of a payment with this intent. `decided` ends the checks for a payment; a later notification still credits
 * money that arrives.
 * An intent is not `payable` when its secret never reached a browser.
 */
export function statusOf(
  intent: CardIntent | undefined,
  { expired, payable }: { expired: boolean; payable: boolean },
): { status: PaymentStatus; decided: boolean } {
  switch (intent?.status) {
    case "paid":
      return { status: "completed", decided: true };
    case "processing":
      return { status: "pending", decided: false };
    case "open":
      return expired || !payable
        ? { status: "failed", decided: true }
        : { status: "pending", decided: false };
    case "declined":
      return { status: "failed", decided: expired };
    case "canceled":
    case undefined:
      return { status: "failed", decided: true };
  }
}

async function askProvider(
  provider: CardProvider,
  payment: Payment,
): Promise<{ ref: string | null; intent: CardIntent | undefined }> {
  if (payment.provider !== provider.name) throw new PaymentMismatchError(payment.id, "provider");
  const ref = payment.providerRef ?? (await findUnanswered(provider, payment));
  return { ref, intent: ref === null ? undefined : await provider.retrieveIntent(ref) };
}

/** Repeats the request whose answer was lost. Its idempotency key returns the intent, if the first request made one. */
async function findUnanswered(provider: CardProvider, payment: Payment): Promise<string | null> {
  try {
    return (await provider.createIntent({ ...payment, paymentId: payment.id })).ref;
  } catch (error) {
    if (error instanceof CardProviderError && error.outcome === "refused") return null;
    throw error;
  }
}

/** A completed payment is checked again later: its money may go back and the notification may be lost. */
function nextCheckAt({ createdAt }: Payment, intent: CardIntent | undefined, now: Date): Date | null {
  return intent?.status === "paid" ? recheckAt(createdAt, now, intent.unsettled) : null;
}
