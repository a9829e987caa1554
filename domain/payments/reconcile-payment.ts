import { type Refusal, refuse } from "../../contract/refusals.ts";
import { multiplyDivide } from "../money/decimal.ts";
import { type CardIntent, type CardProvider, CardProviderError } from "./card-provider.ts";
import { type PaymentDeps, paymentLifetime_ms } from "./payment-deps.ts";
import { expectSamePayment, PaymentMismatchError } from "./payment-mismatch.ts";
import type { Payment, PaymentStatus, PaymentStores } from "./payment-store.ts";
import { mailReceipt } from "./receipt-mail.ts";

export type ReconcileDeps = Pick<PaymentDeps, "provider" | "inTransaction" | "clock" | "turns" | "receipts">;

export interface Reconciled {
  status: PaymentStatus;
  /** What this very call moved: negative after a refund, zero when the ledger was right already. */
  added_mc: number;
}

/**
 * Brings the ledger in line with what the provider says about a payment: the only way credits change by payments.
 * Safe to call at any time, from anywhere, any number of times. Refuses `payment_not_found`.
 * @throws CardProviderError when the provider does not answer; PaymentMismatchError when its record is not ours.
 */
export async function reconcilePayment(
  deps: ReconcileDeps,
  paymentId: string,
): Promise<Reconciled | Refusal> {
  return deps.turns.take(() => deps.inTransaction((stores) => reconcileLocked(deps, stores, paymentId)));
}

async function reconcileLocked(
  deps: ReconcileDeps,
  stores: PaymentStores,
  paymentId: string,
): Promise<Reconciled | Refusal> {
  // Locked before the provider is asked: an answer from before the lock may be older than one already written.
  // Rows are always locked in this order, payment and then account.
  const payment = await stores.payments.lock(paymentId);
  if (!payment) return refuse("payment_not_found");
  const { ref, intent } = await askProvider(deps.provider, payment);
  if (intent) expectSamePayment(payment, intent, deps.provider);

  const earned_mc = intent ? earnedCredits_mc(payment, intent) : 0;
  const added_mc = earned_mc - (await stores.ledger.postedFor(payment.id));
  if (!intent && added_mc !== 0) throw new PaymentMismatchError(payment.id, "existence");
  await post(stores, payment, added_mc);

  const age_ms = deps.clock.now().getTime() - payment.createdAt.getTime();
  const { status, decided } = judge(intent, {
    expired: age_ms >= paymentLifetime_ms,
    payable: payment.providerRef !== null,
  });
  const settled: Payment = {
    ...payment,
    providerRef: ref,
    status,
    refunded_minor: intent?.refunded_minor ?? payment.refunded_minor,
    postings: payment.postings + (added_mc === 0 ? 0 : 1),
  };
  await stores.payments.settle(settled, decided);
  // A payment's first movement is its purchase.
  if (payment.postings === 0 && added_mc > 0) await mailReceipt(deps.receipts, stores, settled);
  return { status, added_mc };
}

/** Credits that the customer's money stands for: all when paid, less the share refunded (rounded for the customer). */
export function earnedCredits_mc(payment: Pick<Payment, "credits_mc" | "charge_minor">, intent: CardIntent) {
  if (intent.status !== "paid") return 0;
  const refunded_mc = multiplyDivide(payment.credits_mc, intent.refunded_minor, payment.charge_minor, "down");
  return payment.credits_mc - refunded_mc;
}

/**
 * What an intent means for its payment. `decided` ends our asking; money that comes later all the same is still
 * credited, by the provider's notification. An intent whose secret never reached a browser is not `payable`.
 */
export function judge(
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

/** Repeats the request whose answer was lost: its idempotency key brings back the intent it made, if it made one. */
async function findUnanswered(provider: CardProvider, payment: Payment): Promise<string | null> {
  try {
    return (await provider.createIntent({ ...payment, paymentId: payment.id })).ref;
  } catch (error) {
    if (error instanceof CardProviderError && error.outcome === "refused") return null;
    throw error;
  }
}

async function post({ ledger }: PaymentStores, payment: Payment, delta_mc: number): Promise<void> {
  if (delta_mc === 0) return;
  await ledger.openAccount(payment.accountId);
  const balance = await ledger.post({
    accountId: payment.accountId,
    contra: "payments",
    delta_mc,
    ref: paymentPostingRef(payment.id, payment.postings + 1),
    subjectId: payment.id,
    // The card has its money back already, whatever was talked away meanwhile.
    mayOverdraw: delta_mc < 0,
  });
  if (!balance) throw new Error(`The ledger did not take ${delta_mc} mc for payment ${payment.id}`);
}

/** Names the nth movement of a payment; the ledger keeps names unique, so none happens twice. */
function paymentPostingRef(paymentId: string, n: number): string {
  return `payment:${paymentId}:${n}`;
}
