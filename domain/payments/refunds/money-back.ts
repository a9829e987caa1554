import type { MoneyValue } from "#contract/messages/message.ts";
import { moneyBackMessages } from "#contract/messages/money-messages.ts";
import { millicreditsPerUsd } from "#contract/money/credit-value.ts";
import type { Currency } from "#contract/money/currencies.ts";
import { multiplyDivide } from "#contract/money/decimal.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { amountFromMinor, minorFromAmount } from "#domain/money/minor-units.ts";
import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
import type { Payment, PaymentStores, PurchaseLot, WalletLots } from "#domain/payments/payment-store.ts";
import { reconcileFirst } from "#domain/payments/reconcile/reconcile-first.ts";
import { finishRefund, firstRefundCheck_ms } from "./finish-refund.ts";
import {
  isRepeated,
  type MoneyBackAllowance,
  type MoneyBackRules,
  moneyBackAllowance,
  moneyBackMonth_ms,
} from "./money-back-limit.ts";
import { repeatedMoneyBackMail } from "./refund-mail.ts";
import type { Refund } from "./refund-store.ts";
import { type MoneyBack, moneyBackFor, unusedPart } from "./unused-credits.ts";

const day_ms = 24 * 60 * 60_000;

/** A purchase with unused credits: what its user may take back now, what is on its way, or why nothing can go back. */
export interface MoneyBackOffer extends MoneyBack {
  paymentId: string;
  boughtAt: Date;
  currency: Currency;
  /**
   * `used_up`: the limit of 30 days leaves nothing now. `held_by_call`: a call holds what is left. The amount is zero then,
   * and where the time is over (`too_late`) or the bank decides (`disputed`).
   */
  state: "available" | "used_up" | "held_by_call" | "on_its_way" | "too_late" | "disputed";
  /** All that is unused of the purchase, with what is on its way. */
  unused_mc: number;
  /** True when the last try did not reach the card. */
  wasRefused: boolean;
  /** End of the time in which the user may ask. */
  until: Date;
  /** Reason why the amount is less than what is unused. */
  limited: LimitedMoneyBack | null;
}

export interface LimitedMoneyBack {
  /** All that is unused, in the currency of the payment. */
  unused_minor: number;
  /** The time from which the limit of 30 days leaves more; null when this purchase can be taken back no more by then. */
  moreAt: Date | null;
}

/** The money that goes back now: nothing when the limit leaves nothing. */
interface PossibleMoneyBack extends MoneyBack {
  limited: LimitedMoneyBack | null;
}

export interface MoneyBackTaken extends MoneyBack {
  currency: Currency;
  /** `on_its_way` while the provider calls it pending, and when its answer was lost: the sweep finishes it, once. */
  state: "done" | "on_its_way";
}

interface Wanted {
  paymentId: string;
  /** The amount that the user was shown and agreed to, in the currency of the payment. */
  amount: number;
}

type Stores = Pick<PaymentStores, "payments" | "refunds">;
type RuleDeps = Pick<PaymentDeps, "clock" | "moneyBack">;

/** The user's own purchases with unused credits, the newest first. */
export async function listMoneyBack(
  deps: RuleDeps & Pick<PaymentDeps, "transaction">,
  user: WalletUser,
): Promise<MoneyBackOffer[]> {
  return deps.transaction(async (stores) => {
    const wallet = await stores.payments.lots(user.walletId);
    const allowance = await allowanceOf(deps, stores, user);
    return wallet.lots.flatMap((lot): MoneyBackOffer[] => {
      const { purchase } = lot;
      if (purchase?.userId !== user.id) return [];
      const { currency, openRefund, wasRefused } = purchase;
      const unused_mc = openRefund?.held_mc ?? unusedPart(wallet, lot.id)?.credits_mc ?? 0;
      const until = untilOf(deps, lot);
      const shown = { paymentId: lot.id, boughtAt: lot.creditedAt, currency, wasRefused, until, unused_mc };
      if (openRefund) {
        const { amount_minor, held_mc: credits_mc } = openRefund;
        return [{ ...shown, state: "on_its_way", amount_minor, credits_mc, limited: null }];
      }
      const offer = offerOf(deps, wallet, lot, allowance);
      if (isRefusal(offer)) {
        const state = stateWithoutOffer(offer, unused_mc);
        return state ? [{ ...shown, state, amount_minor: 0, credits_mc: 0, limited: null }] : [];
      }
      return [{ ...shown, state: offer.amount_minor > 0 ? "available" : "used_up", ...offer }];
    });
  });
}

/**
 * Gives the unused part of a user's own purchase back to its card. Its credits are held before the provider is asked, so
 * that no call can spend them; reconciling alone moves them, by the provider's record.
 * Refuses `payment_not_found`, `payment_provider_unavailable` and why there is nothing to give back: `money_back_...`.
 * A wallet whose users take a second purchase back within 30 days raises an alarm for the operator.
 */
export async function takeMoneyBack(
  deps: PaymentDeps,
  user: WalletUser,
  wanted: Wanted,
): Promise<MoneyBackTaken | Refusal> {
  const outcome = await deps.transaction((stores) => look(deps, stores, user, wanted.paymentId));
  if (isRefusal(outcome)) return outcome;
  const key = { walletId: user.walletId, id: wanted.paymentId };
  const reconciled = await reconcileFirst(deps, key, moneyBackMessages.providerSilent);
  if (isRefusal(reconciled)) return reconciled;
  const begun = await deps.transaction((stores) => begin(deps, stores, user, wanted));
  if (isRefusal(begun)) return begun;
  const { refund, intentRef, currency, repeated } = begun;
  if (repeated) deps.observer.happened({ type: "money_back_repeated" });
  deps.publish({ walletId: user.walletId }, { type: "transaction", id: wanted.paymentId });
  const end = await finishRefund(deps, refund, intentRef);
  if (end === "refused") return refuse("money_back_refused");
  const { amount_minor, held_mc: credits_mc } = refund;
  return { amount_minor, credits_mc, currency, state: end === "done" ? "done" : "on_its_way" };
}

interface Begun {
  refund: Refund;
  intentRef: string;
  currency: Currency;
  /** True when the wallet's users take one purchase after the other back. */
  repeated: boolean;
}

/**
 * The order of locks is the payment, then its wallet. Under both, nothing that the amount depends on changes, and requests of
 * all users of the wallet count one after the other.
 */
async function begin(
  deps: PaymentDeps,
  stores: PaymentStores,
  user: WalletUser,
  { paymentId, amount }: Wanted,
): Promise<Begun | Refusal> {
  const { walletId } = user;
  const payment = await stores.payments.lock({ walletId, id: paymentId });
  if (!payment?.providerRef) return refuse("payment_not_found");
  await stores.payments.lockPurchases(walletId);
  const offer = await look(deps, stores, user, paymentId);
  if (isRefusal(offer)) return offer;
  const { amount_minor, credits_mc: held_mc } = offer;
  if (minorFromAmount(amount, payment.currency) !== amount_minor) return refuse("money_back_changed");
  if (!(await stores.ledger.hold(walletId, held_mc))) return refuse("money_back_changed");
  const now = deps.clock.now();
  const refund: Refund = {
    walletId,
    id: deps.ids.uuid(),
    paymentId,
    amount_minor,
    requestedAt: now,
    askedBy: "user",
    held_mc,
  };
  const before = await takenBack(deps, stores, walletId);
  await stores.refunds.add(refund, new Date(now.getTime() + firstRefundCheck_ms));
  const requests = [...before, { paymentId, credits_mc: held_mc, requestedAt: now }];
  const repeated = isRepeated(requests);
  if (repeated && !isRepeated(before)) {
    await stores.outbox.add(repeatedMoneyBackMail(deps.operatorEmail, user, requests), walletId);
  }
  return { refund, intentRef: payment.providerRef, currency: payment.currency, repeated };
}

/** Finds what can be taken back now. Another user's purchase is answered like one that does not exist. */
async function look(
  deps: RuleDeps,
  stores: Stores,
  user: WalletUser,
  paymentId: string,
): Promise<MoneyBack | Refusal> {
  const wallet = await stores.payments.lots(user.walletId);
  const lot = wallet.lots.find(({ id }) => id === paymentId);
  const purchase = lot?.purchase;
  if (!lot || !purchase || purchase.userId !== user.id) return refuse("payment_not_found");
  const offer = offerOf(deps, wallet, lot, await allowanceOf(deps, stores, user));
  if (isRefusal(offer) || offer.amount_minor > 0) return offer;
  const moreAt = offer.limited?.moreAt?.toISOString() ?? null;
  const message = moneyBackMessages.usedUp(
    { times: deps.moneyBack.times, usd: deps.moneyBack.usd, moreAt },
    () => limitAtPrice(deps.moneyBack, purchase),
  );
  return refuse("money_back_limit", { message });
}

/** The limit in the currency of a purchase, at the price of its credits. */
function limitAtPrice(
  { usd }: MoneyBackRules,
  { charge_minor, credits_mc, currency }: Pick<Payment, "charge_minor" | "credits_mc" | "currency">,
): MoneyValue {
  const most_minor = multiplyDivide(usd * millicreditsPerUsd(), charge_minor, credits_mc, "nearest");
  return { amount: amountFromMinor(most_minor, currency), currency };
}

function offerOf(
  deps: RuleDeps,
  wallet: WalletLots,
  lot: PurchaseLot,
  { left_mc, moreAt }: MoneyBackAllowance,
): PossibleMoneyBack | Refusal {
  const { purchase } = lot;
  const { lots, available_mc, heldByCalls_mc } = wallet;
  const until = untilOf(deps, lot);
  if (!purchase) return refuse("payment_not_found");
  if (purchase.openRefund) return refuse("money_back_under_way");
  if (deps.moneyBack.days === 0 || until <= deps.clock.now()) return refuse("money_back_too_late");
  // The provider refunds no payment that is disputed: the bank decides about its money.
  if (purchase.disputed_mc !== 0) return refuse("money_back_disputed");
  const unused = unusedPart(wallet, lot.id);
  if (!unused) {
    const afterCalls = unusedPart({ lots, available_mc: available_mc + heldByCalls_mc }, lot.id);
    return refuse(afterCalls ? "money_back_held_by_call" : "money_back_nothing_left");
  }
  const within_mc = Math.min(unused.credits_mc, left_mc);
  const now = moneyBackFor(purchase, within_mc) ?? { amount_minor: 0, credits_mc: 0 };
  // The limit is in credits: the part above it may be worth less than the smallest unit, and leaves for the same money.
  if (now.amount_minor === unused.amount_minor) return { ...unused, limited: null };
  const isInTime = moreAt !== null && moreAt < until;
  return { ...now, limited: { unused_minor: unused.amount_minor, moreAt: isInTime ? moreAt : null } };
}

function stateWithoutOffer({ refused }: Refusal, unused_mc: number): MoneyBackOffer["state"] | undefined {
  if (refused === "money_back_held_by_call") return "held_by_call";
  if (unused_mc === 0) return undefined;
  if (refused === "money_back_too_late") return "too_late";
  return refused === "money_back_disputed" ? "disputed" : undefined;
}

function takenBack({ clock }: Pick<RuleDeps, "clock">, { refunds }: Stores, walletId: string) {
  return refunds.takenBack(walletId, new Date(clock.now().getTime() - moneyBackMonth_ms));
}

async function allowanceOf(
  deps: RuleDeps,
  stores: Stores,
  { walletId }: WalletUser,
): Promise<MoneyBackAllowance> {
  return moneyBackAllowance(deps.moneyBack, await takenBack(deps, stores, walletId), deps.clock.now());
}

function untilOf({ moneyBack }: RuleDeps, { creditedAt }: PurchaseLot): Date {
  return new Date(creditedAt.getTime() + moneyBack.days * day_ms);
}
