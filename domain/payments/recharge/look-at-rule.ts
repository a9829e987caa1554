import pLimit from "p-limit";
import { z } from "zod";
import { centsPerUsd } from "#contract/money/credit-value.ts";
import { purchaseAllowanceSchema } from "#contract/money/payments.ts";
import { isRefusal, type Refusal } from "#contract/refusals.ts";
import { isBelow } from "#domain/ledger/falling-balance.ts";
import { currentRates } from "#domain/money/exchange-rates.ts";
import { exactPrice } from "#domain/money/price.ts";
import type { SavedCard } from "#domain/payments/cards/card-store.ts";
import { isExpired } from "#domain/payments/cards/saved-cards.ts";
import { addPayment, after, charge } from "#domain/payments/create-payment.ts";
import { endReplaced } from "#domain/payments/end-payments.ts";
import type { PaymentStop } from "#domain/payments/limits/card-testing.ts";
import { refuseFrozen } from "#domain/payments/limits/refuse-purchase.ts";
import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
import type { Payment, PaymentStores } from "#domain/payments/payment-store.ts";
import { reconcilePayment } from "#domain/payments/reconcile/reconcile-payment.ts";
import type { UserEvent } from "#domain/user-events.ts";
import { mostFailures, numberOf, standingAt } from "./card-standing.ts";
import { endRule, noteRule } from "./end-rule.ts";
import { monthCharges } from "./month-charges.ts";
import { noteOutcome } from "./note-outcome.ts";
import { pauseRule } from "./pause-rule.ts";
import type { Pause, RechargeRule } from "./recharge-store.ts";

const walletsAtOnce = 20;
const concurrency = 4;
/** Longer than a purchase takes. After a crash another node looks at the rule then. */
const nextLook_ms = 60_000;
/** Until the next look after a payment that was in the way. */
const nextTry_ms = 5_000;
const soon_ms = 10 * 60_000;

/**
 * Looks at the rules whose wallet has fallen below its threshold, and at those whose pause is over. Safe on all nodes at
 * once: a look is claimed, and the purchase is decided under the wallet's lock. Returns how many were looked at.
 */
export async function sweepRecharges(deps: PaymentDeps): Promise<number> {
  const now = deps.clock.now();
  const due = await deps.transaction(({ recharge }) => recharge.due(now, walletsAtOnce));
  const looks = await pLimit(concurrency).map(due, async (walletId) => {
    const look = { now, nextAt: after(deps, nextLook_ms) };
    if (!(await deps.transaction(({ recharge }) => recharge.claim(walletId, look)))) return 0;
    try {
      await lookAtRule(deps, walletId);
    } catch (error) {
      deps.report(walletId, error);
    }
    return 1;
  });
  return looks.reduce<number>((sum, one) => sum + one, 0);
}

/** Looks at a wallet's rule: buys, pauses or ends it, or finds that nothing is needed. A purchase under way is enough. */
export async function lookAtRule(deps: PaymentDeps, walletId: string): Promise<void> {
  const rule = await deps.transaction(({ recharge }) => recharge.find(walletId));
  if (!rule) return;
  const stop = await deps.cardTesting.stopOf({ userId: rule.userId, ip: undefined });
  const step = await deps.transaction((stores) => decide(deps, stores, walletId, stop));
  switch (step.kind) {
    case "none":
      return;
    case "changed":
      if (step.event) deps.publish({ userId: rule.userId }, step.event);
      deps.publish({ walletId }, { type: "settings" });
      return;
    case "replace":
      await endReplaced(deps, { id: rule.userId, walletId }, "rule");
      return deps.transaction(({ recharge }) => recharge.lookAt(walletId, after(deps, nextTry_ms)));
    case "pay":
      return pay(deps, step.payment);
  }
}

type Step =
  | { kind: "none" }
  | { kind: "changed"; event?: UserEvent }
  /** A payment that its user could finish must end first; the next look buys. */
  | { kind: "replace" }
  | { kind: "pay"; payment: Payment };

/** Decides under the locks of the wallet and its rule, so that any number of looks buys once. */
async function decide(
  deps: PaymentDeps,
  stores: PaymentStores,
  walletId: string,
  stop: PaymentStop | undefined,
): Promise<Step> {
  const now = deps.clock.now();
  await stores.payments.lockPurchases(walletId);
  const rule = await stores.recharge.lock(walletId);
  if (!rule) return { kind: "none" };
  const card = await payingCard(deps, stores, rule);
  if (typeof card === "string") {
    await endRule(deps, stores, walletId, card);
    return { kind: "changed" };
  }
  const { pause } = rule;
  const isRenewed = pause?.because === "card_refused" && card.refusedAt === null;
  if (pause && !isRenewed && (pause.until === null || pause.until > now)) {
    await stores.recharge.update(rule);
    return { kind: "none" };
  }
  if (isBelow(rule.below_mc, await stores.recharge.need(walletId, now), now)) {
    return buy(deps, stores, { rule, card, stop });
  }
  await stores.recharge.update({ ...rule, pause: null });
  if (pause) await noteRule(deps, stores, rule, { kind: "resumed" });
  return { kind: pause ? "changed" : "none" };
}

/** The card that pays, or the reason why the rule ends. */
async function payingCard(
  deps: PaymentDeps,
  stores: PaymentStores,
  rule: RechargeRule,
): Promise<SavedCard | "frozen" | "card_removed" | "card_expired"> {
  const user = { id: rule.userId, walletId: rule.walletId };
  if (await refuseFrozen(deps, stores, user)) return "frozen";
  const card = await stores.cards.lock(user, rule.cardId);
  if (!card || card.removedAt !== null || card.mustBeSavedAgain) return "card_removed";
  return isExpired(card, deps.clock.now()) ? "card_expired" : card;
}

interface Purchase {
  rule: RechargeRule;
  card: SavedCard;
  stop: PaymentStop | undefined;
}

type ShortPause = Pick<Pause, "because" | "until"> & Partial<Pause>;

/** Writes the payment, if the limits of the month and of the account allow it. */
async function buy(deps: PaymentDeps, stores: PaymentStores, { rule, card, stop }: Purchase): Promise<Step> {
  const now = deps.clock.now();
  const { walletId, userId, value_cents, currency } = rule;
  const user = { id: userId, walletId };
  const pause = async ({ because, until, decline = null, paymentId = null }: ShortPause): Promise<Step> => {
    const isNews = await pauseRule(deps, stores, rule, { because, until, decline, paymentId });
    if (!isNews) return { kind: "none" };
    return { kind: "changed", event: { type: "recharge_failed", because, decline, paymentId } };
  };
  const { month, charged_minor, isPending } = await monthCharges(stores, user, rule, now);
  if (isPending) return { kind: "none" };
  const standing = await standingAt(stores, walletId, numberOf(card), now);
  if (standing.failures >= mostFailures) {
    await endRule(deps, stores, walletId, "failures");
    return { kind: "changed" };
  }
  if (standing.pause) return pause(standing.pause);
  if ((await stores.payments.replaced(walletId, { userId, initiator: "rule" }, 1)).length > 0)
    return { kind: "replace" };
  const price = exactPrice(value_cents / centsPerUsd, currency, (await currentRates(stores.rates)).rates);
  // Without a rate nothing is bought until there is one again.
  if (isRefusal(price) && price.refused === "currency_not_offered") return { kind: "none" };
  if (isRefusal(price)) throw new Error(`Wallet ${walletId} has a rule for an amount that is not offered`);
  const soon = after(deps, Math.max(soon_ms, (stop?.wait_s ?? 0) * 1_000));
  if (card.refusedAt !== null) return pause({ because: "card_refused", until: null });
  if (charged_minor + price.charge_minor > rule.limit_minor)
    return pause({ because: "monthly_limit", until: month.end });
  const customerRef = card.customerRef ?? (await stores.cards.askCustomer(user, now)).ref;
  if (stop || customerRef === null) return pause({ because: "unavailable", until: soon });
  const payment = await addPayment(deps, stores, user, price, {
    initiator: "rule",
    customerRef,
    consent: null,
    cardRef: card.ref,
    mandateRef: card.mandateRef ?? null,
    ruleMonth: month.name,
    signals: () => null,
  });
  if (!isRefusal(payment)) return { kind: "pay", payment };
  return payment.refused === "purchase_cap_reached"
    ? pause({ because: "new_account", until: moreAt(payment) ?? soon })
    : pause({ because: "unavailable", until: soon });
}

/** When a new account may buy more than now. */
function moreAt({ fields }: Refusal): Date | undefined {
  const { allowance } = z.object({ allowance: purchaseAllowanceSchema }).parse(fields);
  return allowance.moreAt === null ? undefined : new Date(allowance.moreAt);
}

/** Charges the card. Where the provider's answer is lost, the sweep of payments finds what became of it. */
async function pay(deps: PaymentDeps, payment: Payment): Promise<void> {
  const started = await charge(deps, payment);
  if (!isRefusal(started)) {
    await reconcilePayment(deps, payment);
    return;
  }
  const event = await deps.transaction(async (stores) => {
    const settled = await stores.payments.lock(payment);
    if (settled?.status !== "failed") return undefined;
    return noteOutcome(deps, stores, { before: payment, settled, intent: undefined, isCredited: false });
  });
  if (event) deps.publish({ userId: payment.userId }, event);
}
