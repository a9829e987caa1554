import { millicreditsPerCent } from "#contract/money/credit-value.ts";
import type { Currency } from "#contract/money/currencies.ts";
import type { CardConsent } from "#contract/money/saved-cards.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { currentRates } from "#domain/money/exchange-rates.ts";
import { type Price, priceOfUsd } from "#domain/money/price.ts";
import { CardProviderError } from "./card-provider.ts";
import { checkCustomer, customerOf } from "./cards/card-customer.ts";
import type { SavedCard } from "./cards/card-store.ts";
import { receiveCardEvent } from "./cards/receive-card-event.ts";
import { payableCard } from "./cards/saved-cards.ts";
import { endReplaced } from "./end-payments.ts";
import { type Buyer, type BuyerSignals, signalsOf } from "./limits/buyer.ts";
import { limitsWith } from "./limits/new-customer-caps.ts";
import { purchaseAllowance, week_ms } from "./limits/purchase-cap.ts";
import { refuseCurrency, refuseFrozen, refuseOtherValue, refuseWhenOff } from "./limits/refuse-purchase.ts";
import { refusePurchase } from "./limits/shown-allowance.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import type { Initiator, Payment, PaymentStores } from "./payment-store.ts";

export interface PaymentRequest {
  /** USD; with a quote, the quote's value in USD. */
  amount: number;
  currency: Currency;
  quoteId?: string | undefined;
  initiator: Initiator;
  /** The buyer's yes to saving the card that pays. Not with `cardId`. */
  saveCard?: CardConsent | undefined;
  cardId?: string | undefined;
}

interface StartedPayment {
  clientSecret: string;
  credits_mc: number;
  cardRef: string | undefined;
}

/** The customer whose saved cards the provider may charge, and the yes to saving one. */
type CardTerms = Pick<Payment, "customerRef" | "consent">;

/** Time until the sweep checks a row without the provider's answer: every request for it must have ended by then. */
const unansweredCheck_ms = 60_000;
/** Time until the sweep checks a new payment: most users pay within seconds, so a notification is probably lost by then. */
const firstCheck_ms = 5_000;

/**
 * Starts a card payment, and ends the user's earlier unpaid ones of the same initiator. Writes the row before it asks the
 * provider, so that every intent has a row.
 * Refuses `unavailable` while the operator has switched purchases off, `invalid_amount`, `currency_not_offered`,
 * `quote_expired`, `quote_mismatch`, `account_frozen`, `saved_card_not_found`, `saved_card_expired` and `purchase_cap_reached` without writing anything.
 * Refuses `payment_provider_unavailable` and keeps the row, if there was one, failed or left to the sweep.
 */
export async function createPayment(
  deps: PaymentDeps,
  buyer: Buyer,
  request: PaymentRequest,
): Promise<StartedPayment | Refusal> {
  const price = await priceOf(deps, buyer, request);
  if (isRefusal(price)) return price;
  const card = await savedCardOf(deps, buyer, request);
  if (isRefusal(card)) return card;
  const terms = await cardTerms(deps, buyer, request, card);
  if (isRefusal(terms)) return terms;
  await endReplaced(deps, buyer, request.initiator);
  const payment = await deps.transaction((stores) =>
    addPayment(deps, stores, buyer, price, {
      initiator: request.initiator,
      ...terms,
      cardRef: null,
      mandateRef: null,
      ruleMonth: null,
      signals: (now, authenticate) => signalsOf(buyer, now, authenticate),
    }),
  );
  if (isRefusal(payment)) return payment;
  const started = await charge(deps, payment);
  return isRefusal(started) ? started : { ...started, cardRef: card?.ref };
}

async function savedCardOf(
  deps: PaymentDeps,
  buyer: Buyer,
  { cardId: id }: PaymentRequest,
): Promise<SavedCard | undefined | Refusal> {
  if (id === undefined) return undefined;
  return deps.transaction((stores) => payableCard(stores, buyer, { id, now: deps.clock.now() }));
}

/** A payment that neither saves a card nor pays with a saved one has no customer at the provider. */
async function cardTerms(
  deps: PaymentDeps,
  buyer: Buyer,
  { saveCard }: PaymentRequest,
  card: SavedCard | undefined,
): Promise<CardTerms | Refusal> {
  if (!saveCard && !card) return { customerRef: null, consent: null };
  const customerRef = card?.customerRef ?? (await customerOf(deps, buyer));
  if (typeof customerRef !== "string") return customerRef;
  return { customerRef, consent: saveCard ?? null };
}

/** The quote's price, or today's for the amount. A buyer who may not buy now gets none. */
function priceOf(
  deps: PaymentDeps,
  buyer: Buyer,
  { amount, currency, quoteId }: PaymentRequest,
): Promise<Price | Refusal> {
  return deps.transaction(async (stores) => {
    const refused = (await refuseWhenOff(stores)) ?? (await refuseFrozen(deps, stores, buyer));
    if (refused) return refused;
    if (quoteId === undefined) {
      const market = await currentRates(stores.rates);
      const notOffered = await refuseCurrency(stores, buyer, currency, market.settings);
      return notOffered ?? priceOfUsd(amount, currency, market);
    }
    const quote = await stores.quotes.find(buyer.walletId, quoteId);
    // Another wallet's quote is refused like a missing one, because expired quotes are deleted as well.
    if (!quote || quote.expiresAt <= deps.clock.now()) return refuse("quote_expired");
    // It was made beside a change of the worth of a credit.
    if (quote.credits_mc !== quote.value_cents * millicreditsPerCent()) return refuse("quote_expired");
    const isSame = amount === quote.value_cents / 100 && currency === quote.currency;
    return isSame ? quote : refuse("quote_mismatch");
  });
}

interface NewPayment extends CardTerms, Pick<Payment, "initiator" | "cardRef" | "mandateRef" | "ruleMonth"> {
  /** Facts for the provider about the buyer. `authenticate` asks the bank to authenticate every card that can be. */
  signals: (now: Date, authenticate: boolean) => BuyerSignals | null;
}

/**
 * Adds a payment's row when the wallet may still buy it. The locks of it and its related ones make requests wait in turn.
 * Refuses `unavailable`, `unauthenticated`, `account_frozen` and `purchase_cap_reached`.
 */
export async function addPayment(
  deps: PaymentDeps,
  stores: PaymentStores,
  user: WalletUser,
  { currency, charge_minor, credits_mc, perUsd_e6 }: Price,
  { signals, ...terms }: NewPayment,
): Promise<Payment | Refusal> {
  const { payments } = stores;
  const now = deps.clock.now();
  await payments.lockPurchases(user.walletId);
  const off = await refuseWhenOff(stores);
  if (off) return off;
  if (await payments.isDeleted(user.id)) return refuse("unauthenticated");
  const frozen = await refuseFrozen(deps, stores, user);
  if (frozen) return frozen;
  const { threeDSecure } = deps.cardLimits;
  const { settings, limits } = await currentRates(stores.rates);
  const otherValue = refuseOtherValue(settings);
  if (otherValue) return otherValue;
  const newWallet = limitsWith(deps.cardLimits.newWallet, settings.newCustomerCaps);
  const since = new Date(now.getTime() - week_ms);
  const history = await payments.purchasesSince(user.walletId, { since, at: now });
  const allowance = purchaseAllowance(newWallet, history, now);
  if (allowance && credits_mc > allowance.left_mc) {
    return refusePurchase(newWallet, allowance, { currency, perUsd_e6 }, limits);
  }
  const authenticate = threeDSecure === "always" || (threeDSecure === "new" && allowance !== undefined);
  const payment: Payment = {
    walletId: user.walletId,
    id: deps.ids.uuid(),
    userId: user.id,
    ...terms,
    provider: deps.provider.name,
    providerRef: null,
    status: "pending",
    currency,
    charge_minor,
    credits_mc,
    perUsd_e6,
    refunded_minor: 0,
    refunds: {},
    postings: 0,
    declines: 0,
    buyer: signals(now, authenticate),
    endedBecause: null,
    disputedAt: null,
    createdAt: now,
  };
  await payments.add(payment, after(deps, unansweredCheck_ms));
  return payment;
}

/** Has the provider make the intent that a card may pay, and publishes the payment. */
export async function charge(
  deps: PaymentDeps,
  payment: Payment,
): Promise<Omit<StartedPayment, "cardRef"> | Refusal> {
  const { id, walletId, credits_mc } = payment;
  deps.observer.learn({ paymentId: id });
  const intent = await createIntent(deps, payment);
  deps.publish({ walletId }, { type: "transaction", id });
  if (isRefusal(intent)) return intent;
  const nextCheckAt = after(deps, firstCheck_ms);
  // The reference is stored before the browser can pay, so that a notification always finds its payment.
  await deps.transaction(({ payments }) => payments.setProviderRef(payment, intent.ref, nextCheckAt));
  return { clientSecret: intent.clientSecret, credits_mc };
}

async function createIntent(deps: PaymentDeps, payment: Payment) {
  try {
    return await deps.provider.createIntent({ ...payment, paymentId: payment.id });
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error;
    deps.report(payment.id, error);
    if (error.outcome === "refused") await giveUp(deps, payment);
    return refuse("payment_provider_unavailable");
  }
}

/** The reason may be that the customer was deleted at the provider, or the card taken from it. */
async function giveUp(deps: PaymentDeps, payment: Payment): Promise<void> {
  const { walletId, customerRef, cardRef } = payment;
  await deps.transaction(({ payments }) => payments.fail(payment));
  if (customerRef !== null) await checkCustomer(deps, walletId, customerRef);
  if (cardRef !== null) await receiveCardEvent(deps, { kind: "card", ref: cardRef });
}

export function after({ clock }: Pick<PaymentDeps, "clock">, wait_ms: number): Date {
  return new Date(clock.now().getTime() + wait_ms);
}
