import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { cardMark } from "#domain/marks/mark.ts";
import {
  askProvider,
  endUnpaid,
  isUnpaid,
  type PaymentLife,
  reasonToEnd,
} from "#domain/payments/ask-provider.ts";
import type { CardDecline, CardIntent } from "#domain/payments/card-provider.ts";
import { saveCard } from "#domain/payments/cards/save-card.ts";
import { type PaymentDeps, paymentLifetime_ms } from "#domain/payments/payment-deps.ts";
import type {
  EndReason,
  Payment,
  PaymentKey,
  PaymentStatus,
  PaymentStores,
} from "#domain/payments/payment-store.ts";
import { sendReceipt } from "#domain/payments/receipts/receipt-mail.ts";
import { offLinkFor } from "#domain/payments/recharge/end-rule.ts";
import { noteOutcome } from "#domain/payments/recharge/note-outcome.ts";
import { mailRefund } from "#domain/payments/refunds/refund-mail.ts";
import type { UserEvent } from "#domain/user-events.ts";
import { creditsOwed } from "./credits-owed.ts";
import { endRefunds } from "./end-refunds.ts";
import { payDebts } from "./pay-debts.ts";
import { expectMayBeMissing, expectOwnCard, expectSamePayment } from "./payment-mismatch.ts";
import { type Movement, postOwed } from "./post-owed.ts";
import { haveChanged, postedRefunds } from "./posted-refunds.ts";
import { recheckAt } from "./recheck.ts";

export type ReconcileDeps = Pick<
  PaymentDeps,
  | "provider"
  | "transaction"
  | "clock"
  | "reconcileLimit"
  | "receipts"
  | "publish"
  | "credited"
  | "debited"
  | "cardTesting"
  | "cardLimits"
  | "observer"
  | "ids"
>;

export interface Reconciled {
  status: PaymentStatus;
  /** The credits this call moved, in mc: negative after a refund, zero when the ledger was right already. */
  added_mc: number;
  /** Ends of our refunds by their ids: those that the provider counts, and those it counts no more. */
  refundEnds: ReadonlyMap<string, "done" | "refused">;
}

interface Outcome {
  before: Payment;
  reconciled: Reconciled;
  /** Declined cards that were not counted before. */
  declines: readonly CardDecline[];
  movements: readonly Movement[];
  /** True when a refund has ended, or its state at the provider is another one, in this transaction. */
  refundEnded: boolean;
  /** True while another card may still pay. */
  payable: boolean;
  disputedAt: Date | null;
  /** Wallets of earlier accounts whose debt the payment has paid. */
  paidWallets: readonly string[];
  /** News of the wallet's rule, for the payer's pages. */
  ofRule: UserEvent | undefined;
}

/**
 * Updates the ledger to the provider's record of a payment. No other code changes credits for payments. `end` ends an
 * unpaid payment at the provider first.
 * Safe to call at any time, any number of times. Refuses `payment_not_found`.
 * @throws CardProviderError when the provider does not answer; PaymentMismatchError when its record is not ours.
 */
export function reconcilePayment(
  deps: ReconcileDeps,
  key: PaymentKey,
  end?: EndReason,
): Promise<Reconciled | Refusal> {
  return deps.observer.step("reconcile", { paymentId: key.id }, () => reconcile(deps, key, end));
}

async function reconcile(
  deps: ReconcileDeps,
  key: PaymentKey,
  end: EndReason | undefined,
): Promise<Reconciled | Refusal> {
  const result = await deps.reconcileLimit(() =>
    deps.transaction((stores) => reconcileLocked(deps, stores, key, end)),
  );
  if (isRefusal(result)) return result;
  const { before, reconciled, declines } = result;
  for (const movement of result.movements) {
    deps.observer.happened({ type: "credits_moved", paymentId: key.id, ...movement });
  }
  for (const walletId of result.paidWallets) deps.publish({ walletId }, { type: "changed" });
  const moved = reconciled.added_mc !== 0 || result.refundEnded;
  const isDisputed = result.disputedAt !== null;
  const wasDisputed = before.disputedAt !== null;
  if (moved || isDisputed !== wasDisputed) {
    deps.publish({ walletId: key.walletId }, { type: "changed" });
  }
  if (moved || reconciled.status !== before.status || (result.ofRule && before.initiator === "rule")) {
    deps.publish({ walletId: key.walletId }, { type: "transaction", id: key.id });
  }
  const pausesCalling = isDisputed && !wasDisputed;
  if (reconciled.added_mc < 0 || pausesCalling) {
    await deps.debited({ user: { id: before.userId, walletId: key.walletId }, pausesCalling });
  }
  if (reconciled.added_mc > 0) await deps.credited(key.walletId);
  if (result.ofRule) {
    deps.publish({ userId: before.userId }, result.ofRule);
    deps.publish({ walletId: key.walletId }, { type: "settings" });
  }
  if (declines.length === 0) return reconciled;
  // Counted after the commit: a crash between the two forgets a decline and never counts one twice.
  const payer = { userId: before.userId, ip: before.buyer?.ip };
  const mustStop = await deps.cardTesting.countDeclines(payer, declines);
  return mustStop && result.payable ? reconcilePayment(deps, key, "declines") : reconciled;
}

async function reconcileLocked(
  deps: ReconcileDeps,
  stores: PaymentStores,
  key: PaymentKey,
  end: EndReason | undefined,
): Promise<Outcome | Refusal> {
  // Locks the row before it asks the provider: an answer from before the lock may be older than one already written.
  // Rows are always locked in this order: payment, then the wallet and its related ones by their ids.
  const payment = await stores.payments.lock(key);
  if (!payment) return refuse("payment_not_found");
  const now = deps.clock.now();
  const life: PaymentLife = {
    expired: now.getTime() - payment.createdAt.getTime() >= paymentLifetime_ms,
    // The user of a rule gets the secret of its payment when they finish it.
    payable: payment.providerRef !== null || payment.initiator === "rule",
    forsaken: await isForsaken(stores, payment),
  };
  const answer = await askProvider(deps.provider, payment);
  if (answer.ref !== null && !answer.intent) expectMayBeMissing(payment, end !== undefined || life.expired);
  const reason = end ?? reasonToEnd(payment, answer.intent, life, deps.cardLimits.declinesPerPayment);
  const { ref, intent } = await endUnpaid(deps.provider, payment, answer, reason);
  if (intent) {
    expectSamePayment(payment, intent, deps.provider);
    await expectOwnCard(stores, payment, intent);
  }

  const { refundEnds, hasEnded: refundEnded, held, byUser } = await endRefunds(stores, payment, intent);
  if (intent) await noteCard(deps, stores, payment, intent);
  const brings = payment.postings === 0 && intent?.status === "paid";
  const earlier = brings ? await lockRelated(deps, stores, payment) : undefined;
  const movements = await postOwed(stores.ledger, payment, intent && creditsOwed(payment, intent, held));

  const waits = payment.initiator === "rule" && intent?.failure?.needsHolder === true;
  const { status, decided } = statusOf(intent?.status, { ...life, waits });
  const declines = answer.intent?.declines.slice(payment.declines) ?? [];
  const settled: Payment = {
    ...payment,
    providerRef: ref,
    status,
    refunded_minor: intent?.refunded_minor ?? payment.refunded_minor,
    refunds: postedRefunds(payment, intent, movements),
    postings: payment.postings + movements.length,
    declines: payment.declines + declines.length,
    // An open or lost dispute; one that was won counts no more.
    disputedAt: intent && intent.disputed_minor > 0 ? (payment.disputedAt ?? now) : null,
    endedBecause: isEnded(ref, intent) ? (payment.endedBecause ?? reason ?? null) : null,
  };
  await stores.payments.settle(settled, decided ? nextCheckAt(payment, intent, now) : undefined, {
    cardCountry: intent?.cardCountry,
    // Ending the payment at the provider takes the reason away, which the first answer has.
    decline: answer.intent?.failure?.decline,
  });
  // A payment's first transfer is its purchase.
  if (payment.postings === 0 && movements.length > 0) {
    await sendReceipt(deps.receipts, stores, settled, intent?.card, await offLinkFor(deps, stores, payment));
  }
  if (status === "completed" && payment.status !== "completed") {
    await saveCard(deps, stores, payment, intent?.saved);
  }
  // Before the rule is told of its purchase: a debt that takes the new credits is no fall of the balance.
  const added_mc = movements.reduce((sum, { delta_mc }) => sum + delta_mc, 0);
  const debts = earlier?.debts ?? [];
  const paidWallets = added_mc > 0 ? await payDebts(stores, payment, { added_mc, debts, at: now }) : [];
  const isCredited = payment.postings === 0 && movements.length > 0;
  const ofRule = await noteOutcome(deps, stores, {
    before: payment,
    settled,
    intent: answer.intent,
    isCredited,
  });
  await mailRefund(deps.receipts, stores, { before: payment, settled, movements, byUser });
  return {
    paidWallets,
    ofRule,
    before: payment,
    reconciled: { status, added_mc, refundEnds },
    declines,
    movements,
    refundEnded: refundEnded || haveChanged(payment.refunds, settled.refunds),
    payable: isUnpaid(intent),
    disputedAt: settled.disputedAt,
  };
}

/**
 * The card relates the wallets that it paid for. A dispute notes it again, also for a user who was deleted meanwhile: the
 * debt then counts for a later account that pays with the card.
 */
async function noteCard(
  { cardLimits: { cardsRelate } }: ReconcileDeps,
  { marks, payments }: PaymentStores,
  payment: Payment,
  { paidBy, confirmed, disputed_minor, liveMode }: CardIntent,
): Promise<void> {
  if (cardsRelate === "live" && !liveMode) return;
  if (paidBy === undefined || (disputed_minor === 0 && (await payments.isDeleted(payment.userId)))) return;
  const { userId: id, walletId, createdAt: at } = payment;
  await marks.note({ id, walletId }, cardMark(paidBy), { at, confirmed });
}

function lockRelated(
  { cardLimits, clock }: ReconcileDeps,
  { related }: PaymentStores,
  { walletId }: Payment,
) {
  return related.lockRelated({ walletId, at: clock.now(), newFor_s: cardLimits.newWallet.age_s });
}

/** A payment of a person waits for no rule. */
async function isForsaken({ recharge }: PaymentStores, payment: Payment): Promise<boolean> {
  if (payment.initiator !== "rule" || payment.status === "completed") return false;
  return (await recharge.waitFor(payment)) === "over";
}

/** An intent that the provider does not know takes no money either. */
function isEnded(ref: string | null, intent: CardIntent | undefined): boolean {
  return intent ? intent.status === "canceled" : ref !== null;
}

/**
 * The status of a payment with this intent. `decided` ends the checks for a payment; a later notification still credits
 * money that arrives.
 * A payment `waits` when the bank wants its holder to confirm it: its card is not declined.
 */
export function statusOf(
  intent: CardIntent["status"] | undefined,
  { expired, payable, waits }: Pick<PaymentLife, "expired" | "payable"> & { waits: boolean },
): { status: PaymentStatus; decided: boolean } {
  switch (intent) {
    case "paid":
      return { status: "completed", decided: true };
    case "processing":
      return { status: "pending", decided: false };
    case "open":
      return expired || !payable
        ? { status: "failed", decided: true }
        : { status: "pending", decided: false };
    case "declined":
      return waits && !expired
        ? { status: "pending", decided: false }
        : { status: "failed", decided: expired };
    case "canceled":
    case undefined:
      return { status: "failed", decided: true };
  }
}

/** A completed payment is checked again later: its money may go back and the notification may be lost. */
function nextCheckAt({ createdAt }: Payment, intent: CardIntent | undefined, now: Date): Date | null {
  return intent?.status === "paid" ? recheckAt(createdAt, now, intent.unsettled) : null;
}
