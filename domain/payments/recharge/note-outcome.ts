import { creditsFromMillicredits } from "#contract/money/money.ts";
import type { CardIntent } from "#domain/payments/card-provider.ts";
import type { Payment, PaymentStores } from "#domain/payments/payment-store.ts";
import type { UserEvent } from "#domain/user-events.ts";
import { endRule, noteRule, type RuleDeps } from "./end-rule.ts";
import { pauseRule } from "./pause-rule.ts";
import type { Pause } from "./recharge-store.ts";

const day_ms = 24 * 60 * 60_000;
const soon_ms = 10 * 60_000;
/** Payments in a row that may fail before the rule ends. */
const mostFailures = 3;

interface Reconciled {
  before: Payment;
  settled: Payment;
  /** The provider's record before a failed payment was ended there. */
  asked: CardIntent | undefined;
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
  { before, settled, asked, isCredited }: Reconciled,
): Promise<UserEvent | undefined> {
  const { walletId } = before;
  const isDisputed = settled.disputedAt !== null && before.disputedAt === null;
  if (isDisputed || settled.refunded_minor > before.refunded_minor) {
    const ended = await endRule(deps, stores, walletId, isDisputed ? "dispute" : "money_back");
    return ended ? { type: "settings" } : undefined;
  }
  if (before.initiator !== "rule") return undefined;
  if (isCredited) return noteBought(deps, stores, before);
  if (before.status === "pending" && settled.status === "failed")
    return noteFailed(deps, stores, settled, asked);
  // The payment that its user could finish is over.
  const rule = settled.endedBecause === null ? undefined : await stores.recharge.lock(walletId);
  if (!rule?.pause || rule.pause.paymentId !== before.id) return undefined;
  await stores.recharge.update({ ...rule, pause: { ...rule.pause, paymentId: null } });
  return { type: "settings" };
}

async function noteBought(deps: RuleDeps, stores: PaymentStores, payment: Payment): Promise<UserEvent> {
  const rule = await stores.recharge.lock(payment.walletId);
  if (rule) {
    const pause = rule.pause?.because === "operator" ? rule.pause : null;
    await stores.recharge.update({ ...rule, failures: 0, pause });
  }
  await noteRule(deps, stores, payment, { kind: "bought", paymentId: payment.id });
  return { type: "recharged", credits: creditsFromMillicredits(payment.credits_mc) };
}

async function noteFailed(
  deps: RuleDeps,
  stores: PaymentStores,
  payment: Payment,
  asked: CardIntent | undefined,
): Promise<UserEvent | undefined> {
  const { walletId, cardRef } = payment;
  const now = deps.clock.now();
  const failure = asked?.failure;
  const found = await stores.recharge.lock(walletId);
  if (failure?.again === "never" && !failure.needsHolder && cardRef !== null)
    await stores.cards.refuse(walletId, cardRef, now);
  // A request that the provider refused says nothing of the card. Its mandate may have ended.
  if (!failure && cardRef !== null) await stores.cards.loseMandate(walletId, cardRef);
  if (!found) return undefined;
  const card = await stores.cards.lock({ id: found.userId, walletId }, found.cardId);
  if (!card) {
    await endRule(deps, stores, walletId, "card_removed");
    return { type: "settings" };
  }
  if (card.ref !== cardRef) {
    // The rule charges another card by now, which has not failed.
    await stores.recharge.lookAt(walletId, now);
    return undefined;
  }
  const failures = found.failures + (failure ? 1 : 0);
  const rule = { ...found, failures };
  const at = (wait_ms: number) => new Date(now.getTime() + wait_ms);
  let pause: Pause = { because: "unavailable", decline: null, until: at(soon_ms), paymentId: null };
  if (failure?.needsHolder) {
    const waits = payment.endedBecause === null;
    pause = { because: "authentication", decline: null, until: null, paymentId: waits ? payment.id : null };
  } else if (failure?.again === "never") {
    pause = { because: "card_refused", decline: failure.decline, until: null, paymentId: null };
  } else if (failure) {
    const until = failure.again === "later" || failures === 1 ? at(day_ms) : null;
    pause = { because: "declined", decline: failure.decline, until, paymentId: null };
  }
  const { because, decline, paymentId } = pause;
  if (failures >= mostFailures) await endRule(deps, stores, walletId, "failures");
  else await pauseRule(deps, stores, rule, pause);
  return { type: "recharge_failed", because, decline, paymentId };
}
