import type { Currency } from "#contract/currencies.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { currentRates } from "#domain/money/exchange-rates.ts";
import { type Price, priceOfUsd } from "#domain/money/price.ts";
import { CardProviderError } from "./card-provider.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import type { Payment, PaymentStores } from "./payment-store.ts";

export interface PaymentRequest {
  /** USD; with a quote, the quote's value in USD. */
  amount: number;
  currency: Currency;
  quoteId?: string | undefined;
}

/** A row without the provider's answer is looked into when every attempt to get one must have ended. */
const unansweredCheck_ms = 60_000;
/** Most people pay within seconds; the sweep need not wait for a lost notification longer than this. */
const firstCheck_ms = 5_000;

/**
 * Starts a card payment: the row first, then the provider, so that no intent exists that we do not know of.
 * Refuses `invalid_amount`, `quote_expired`, `quote_mismatch` (nothing is written) and
 * `payment_provider_unavailable` (the row stays, failed or for the sweep to resolve).
 */
export async function createPayment(
  deps: PaymentDeps,
  user: WalletUser,
  request: PaymentRequest,
): Promise<{ clientSecret: string; credits_mc: number } | Refusal> {
  const payment = await addPayment(deps, user, request);
  if (isRefusal(payment)) return payment;
  const intent = await createIntent(deps, payment);
  deps.publish({ walletId: user.walletId }, { type: "transaction", id: payment.id });
  if (isRefusal(intent)) return intent;
  const nextCheckAt = after(deps, firstCheck_ms);
  // The reference is kept before the browser can pay, so that a notification always finds its payment.
  await deps.transaction(({ payments }) => payments.setProviderRef(payment, intent.ref, nextCheckAt));
  return { clientSecret: intent.clientSecret, credits_mc: payment.credits_mc };
}

async function addPayment(
  deps: PaymentDeps,
  user: WalletUser,
  request: PaymentRequest,
): Promise<Payment | Refusal> {
  return deps.transaction(async (stores) => {
    const now = deps.clock.now();
    const price = await priceOf(stores, user.walletId, request, now);
    if (isRefusal(price)) return price;
    const payment: Payment = {
      walletId: user.walletId,
      id: deps.ids.uuid(),
      userId: user.id,
      provider: deps.provider.name,
      providerRef: null,
      status: "pending",
      currency: price.currency,
      charge_minor: price.charge_minor,
      credits_mc: price.credits_mc,
      refunded_minor: 0,
      postings: 0,
      createdAt: now,
    };
    await stores.payments.add(payment, after(deps, unansweredCheck_ms));
    return payment;
  });
}

async function priceOf(
  { quotes, rates }: PaymentStores,
  walletId: string,
  { amount, currency, quoteId }: PaymentRequest,
  now: Date,
): Promise<Price | Refusal> {
  if (quoteId === undefined) return priceOfUsd(amount, currency, (await currentRates(rates)).rates);
  const quote = await quotes.find(walletId, quoteId);
  // Another wallet's quote looks like one that never was: expired quotes are deleted, too.
  if (!quote || quote.expiresAt <= now) return refuse("quote_expired");
  const sameAmount = amount === quote.value_cents / 100;
  return sameAmount && currency === quote.currency ? quote : refuse("quote_mismatch");
}

async function createIntent(deps: PaymentDeps, payment: Payment) {
  try {
    return await deps.provider.createIntent({ ...payment, paymentId: payment.id });
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error;
    deps.report(payment.id, error);
    if (error.outcome === "refused") await deps.transaction(({ payments }) => payments.fail(payment));
    return refuse("payment_provider_unavailable");
  }
}

function after(deps: PaymentDeps, wait_ms: number): Date {
  return new Date(deps.clock.now().getTime() + wait_ms);
}
