import type { Currency } from "#contract/currencies.ts";
import { messages } from "#contract/messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { minorFromAmount } from "#domain/money/minor-units.ts";
import { CardProviderError } from "./card-provider.ts";
import { finishRefund, firstRefundCheck_ms } from "./finish-refund.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import type { PaymentStores, PurchaseLot, WalletLots } from "./payment-store.ts";
import { reconcilePayment } from "./reconcile-payment.ts";
import type { Refund } from "./refund-store.ts";
import { type MoneyBack, moneyBackFor, unusedOf } from "./unused-credits.ts";

const day_ms = 24 * 60 * 60_000;

/** A purchase that its user may take back now, or whose money is on its way. */
export interface MoneyBackOffer extends MoneyBack {
  paymentId: string;
  currency: Currency;
  state: "available" | "on_its_way";
  /** Whether the last try did not reach the card. */
  wasRefused: boolean;
  /** Until when the user may ask. */
  until: Date;
}

export interface MoneyBackTaken extends MoneyBack {
  currency: Currency;
  /** `on_its_way` when the provider's answer was lost: the sweep finishes it, once. */
  state: "done" | "on_its_way";
}

interface Wanted {
  paymentId: string;
  /** The amount that the user was shown and agreed to, in the currency of the payment. */
  amount: number;
}

type Stores = Pick<PaymentStores, "payments">;
type WindowDeps = Pick<PaymentDeps, "clock" | "moneyBackDays">;

/** The user's own purchases with money to take back, the newest first. */
export async function listMoneyBack(
  deps: WindowDeps & Pick<PaymentDeps, "transaction">,
  user: WalletUser,
): Promise<MoneyBackOffer[]> {
  if (deps.moneyBackDays === 0) return [];
  return deps.transaction(async (stores) => {
    const wallet = await stores.payments.lots(user.walletId);
    return wallet.lots.flatMap((lot): MoneyBackOffer[] => {
      const { purchase } = lot;
      if (purchase?.userId !== user.id) return [];
      const { currency, openRefund, wasRefused } = purchase;
      const shown = { paymentId: lot.id, currency, wasRefused, until: untilOf(deps, lot) };
      if (openRefund) {
        const { amount_minor, held_mc: credits_mc } = openRefund;
        return [{ ...shown, state: "on_its_way", amount_minor, credits_mc }];
      }
      const offer = offerOf(deps, wallet, lot);
      return isRefusal(offer) ? [] : [{ ...shown, state: "available", ...offer }];
    });
  });
}

/**
 * Gives the unused part of a user's own purchase back to its card. Its credits are held before the provider is asked, so
 * that no call can spend them; reconciling alone moves them, by the provider's record.
 * Refuses `payment_not_found`, `payment_provider_unavailable` and why there is nothing to give back: `money_back_...`.
 */
export async function takeMoneyBack(
  deps: PaymentDeps,
  user: WalletUser,
  wanted: Wanted,
): Promise<MoneyBackTaken | Refusal> {
  const known = await deps.transaction((stores) => look(deps, stores, user, wanted.paymentId));
  if (isRefusal(known)) return known;
  const behind = await reconcileFirst(deps, { walletId: user.walletId, id: wanted.paymentId });
  if (behind) return behind;
  const begun = await deps.transaction((stores) => begin(deps, stores, user, wanted));
  if (isRefusal(begun)) return begun;
  const { refund, intentRef, currency } = begun;
  deps.publish({ walletId: user.walletId }, { type: "transaction", id: wanted.paymentId });
  const end = await finishRefund(deps, refund, intentRef);
  if (end === "refused") return refuse("money_back_refused");
  const { amount_minor, held_mc: credits_mc } = refund;
  return { amount_minor, credits_mc, currency, state: end === "done" ? "done" : "on_its_way" };
}

/** The order of locks is the payment, then its wallet. Under both, nothing that the amount depends on changes. */
async function begin(
  deps: PaymentDeps,
  stores: PaymentStores,
  user: WalletUser,
  { paymentId, amount }: Wanted,
): Promise<{ refund: Refund; intentRef: string; currency: Currency } | Refusal> {
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
    ...{ walletId, id: deps.ids.uuid(), paymentId, amount_minor, requestedAt: now },
    ...{ askedBy: "user", held_mc },
  };
  await stores.refunds.add(refund, new Date(now.getTime() + firstRefundCheck_ms));
  return { refund, intentRef: payment.providerRef, currency: payment.currency };
}

/** What can be taken back now. Another user's purchase is answered like one that does not exist. */
async function look(
  deps: WindowDeps,
  { payments }: Stores,
  user: WalletUser,
  paymentId: string,
): Promise<MoneyBack | Refusal> {
  const wallet = await payments.lots(user.walletId);
  const lot = wallet.lots.find(({ id }) => id === paymentId);
  if (!lot?.purchase || lot.purchase.userId !== user.id) return refuse("payment_not_found");
  return offerOf(deps, wallet, lot);
}

function offerOf(
  deps: WindowDeps,
  { lots, available_mc }: WalletLots,
  lot: PurchaseLot,
): MoneyBack | Refusal {
  const { purchase } = lot;
  if (!purchase) return refuse("payment_not_found");
  if (purchase.openRefund) return refuse("money_back_under_way");
  if (deps.moneyBackDays === 0 || untilOf(deps, lot) <= deps.clock.now()) {
    return refuse("money_back_too_late");
  }
  // The provider refunds no payment that is disputed: the bank decides about its money.
  if (purchase.disputed_mc !== 0) return refuse("money_back_disputed");
  return moneyBackFor(purchase, unusedOf(lots, lot.id, available_mc)) ?? refuse("money_back_nothing_left");
}

function untilOf({ moneyBackDays }: WindowDeps, { creditedAt }: PurchaseLot): Date {
  return new Date(creditedAt.getTime() + moneyBackDays * day_ms);
}

/** The ledger may be behind the provider, where a refund can be made as well. */
async function reconcileFirst(
  deps: PaymentDeps,
  key: { walletId: string; id: string },
): Promise<Refusal | undefined> {
  try {
    const reconciled = await reconcilePayment(deps, key);
    return isRefusal(reconciled) ? reconciled : undefined;
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error;
    return refuse("payment_provider_unavailable", { message: messages.moneyBack.providerSilent });
  }
}
