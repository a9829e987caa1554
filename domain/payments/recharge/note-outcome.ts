import { creditsFromMillicredits } from "#contract/money/money.ts";
import type { CardIntent, ChargeFailure } from "#domain/payments/card-provider.ts";
import type { Payment, PaymentStores } from "#domain/payments/payment-store.ts";
import type { UserEvent } from "#domain/user-events.ts";
import { chargedNumber, mostFailures, standingAt } from "./card-standing.ts";
import { endRule, noteRule, type RuleDeps } from "./end-rule.ts";
import { pauseRule } from "./pause-rule.ts";
import type { Pause, RechargeRule } from "./recharge-store.ts";

const day_ms = 24 * 60 * 60_000;
const soon_ms = 10 * 60_000;
interface Reconciled {
  before: Payment;
  settled: Payment;
  /** The provider's record before a failed payment was ended there. */
  intent: CardIntent | undefined;
  /** True when this transaction brought the purchase's credits. */
  isCredited: boolean;
}

/**
 * Writes what a payment has done to its wallet's rule, in the transaction that reconciles it. A purchase of the rule ends its
 * pause; one that failed begins one, or ends the rule. Money that goes back and a dispute end the rule, whoever paid.
 * Returns what to publish after the commit.
 */
export async function noteOutcome(
  deps: RuleDeps,
  stores: PaymentStores,
  { before, settled, intent, isCredited }: Reconciled,
): Promise<UserEvent | undefined> {
  const { walletId } = before;
  const isDisputed = settled.disputedAt !== null && before.disputedAt === null;
  if (isDisputed || settled.refunded_minor > before.refunded_minor) {
    const ended = await endRule(deps, stores, walletId, isDisputed ? "dispute" : "money_back");
    return ended ? { type: "settings" } : undefined;
  }
  if (before.initiator !== "rule") return undefined;
  if (isCredited) return noteBought(deps, stores, before, intent);
  const isOver = settled.status === "failed";
  const waited = (await stores.recharge.waitFor(before)) !== "none";
  // The bank may decline the card after its holder has confirmed.
  const isNews = waited ? intent?.failure?.needsHolder === false : isOver || intent?.failure?.needsHolder;
  if (before.status === "pending" && isNews) return noteFailed(deps, stores, settled, intent);
  if (!waited || !isOver) return undefined;
  // The payment that its user could finish is over.
  const rule = await stores.recharge.lock(walletId);
  await stores.recharge.endWaiting(walletId, before.id);
  if (!rule?.pause || rule.pause.paymentId !== before.id) return undefined;
  const pause = { ...rule.pause, paymentId: null };
  if (settled.endedBecause === "abandoned") await pauseRule(deps, stores, rule, pause);
  else await stores.recharge.update({ ...rule, pause });
  return { type: "settings" };
}

async function noteBought(
  deps: RuleDeps,
  stores: PaymentStores,
  payment: Payment,
  intent: CardIntent | undefined,
): Promise<UserEvent> {
  const { walletId, id, cardRef } = payment;
  const rule = await stores.recharge.lock(walletId);
  // A user may finish the payment of a rule with another card.
  const number =
    intent?.paidBy ?? (cardRef === null ? "" : await chargedNumber(stores, payment, cardRef, intent));
  await stores.recharge.clearStanding(walletId, number, id);
  if (rule) {
    await stores.recharge.update({ ...rule, failures: 0, pause: lastingPause(rule, deps.clock.now()) });
  }
  await noteRule(deps, stores, payment, { kind: "bought", paymentId: payment.id });
  return { type: "recharged", credits: creditsFromMillicredits(payment.credits_mc) };
}

/** A purchase that was under way ends neither an operator's pause nor that of a month which still lasts. */
function lastingPause({ pause }: RechargeRule, now: Date): Pause | null {
  const isFull = pause?.because === "monthly_limit" && pause.until !== null && pause.until > now;
  return isFull || pause?.because === "operator" ? pause : null;
}

async function noteFailed(
  deps: RuleDeps,
  stores: PaymentStores,
  payment: Payment,
  intent: CardIntent | undefined,
): Promise<UserEvent | undefined> {
  const { walletId, userId, cardRef } = payment;
  // A payment that was restored names no card.
  if (cardRef === null) return undefined;
  const now = deps.clock.now();
  const failure = intent?.failure;
  const rule = await stores.recharge.lock(walletId);
  const number = await chargedNumber(stores, payment, cardRef, intent);
  const standing = await standingAt(stores, walletId, number, now);
  const failures = standing.failures + (failure ? 1 : 0);
  const pause = pauseAfter(payment, failure, failures, now);
  const isRefused = pause.because === "card_refused";
  if (isRefused) await stores.cards.refuse(walletId, cardRef, now);
  // A request that the provider refused says nothing of the card. Its mandate may have ended.
  if (!failure) await stores.cards.loseMandate(walletId, cardRef);
  await stores.recharge.saveStanding({
    walletId,
    card: number,
    userId,
    failures,
    failedAt: now,
    pause: isRefused ? null : pause,
    refusedAt: isRefused ? now : standing.refusedAt,
  });
  if (!rule) return undefined;
  const card = await stores.cards.lock({ id: rule.userId, walletId }, rule.cardId);
  if (!card) {
    await endRule(deps, stores, walletId, "card_removed");
    return { type: "settings" };
  }
  if (card.ref !== cardRef) {
    // The rule charges another card by now, which has not failed.
    await stores.recharge.lookAt(walletId, now);
    return undefined;
  }
  const { because, decline, paymentId } = pause;
  if (failures >= mostFailures) await endRule(deps, stores, walletId, "failures");
  else await pauseRule(deps, stores, { ...rule, failures }, pause);
  return { type: "recharge_failed", because, decline, paymentId };
}

function pauseAfter(
  { id, endedBecause }: Payment,
  failure: ChargeFailure | undefined,
  failures: number,
  now: Date,
): Pause {
  const at = (wait_ms: number) => new Date(now.getTime() + wait_ms);
  const nothing = { decline: null, until: null, paymentId: null };
  if (!failure) return { ...nothing, because: "unavailable", until: at(soon_ms) };
  const { decline } = failure;
  if (failure.needsHolder) {
    return { ...nothing, because: "authentication", paymentId: endedBecause === null ? id : null };
  }
  if (failure.again === "never") return { ...nothing, because: "card_refused", decline };
  const until = failure.again === "later" || failures === 1 ? at(day_ms) : null;
  return { ...nothing, because: "declined", decline, until };
}
