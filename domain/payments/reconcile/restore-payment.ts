import { currentRates } from "#domain/money/exchange-rates.ts";
import { isPlausiblePrice } from "#domain/money/price.ts";
import type { CardIntent } from "#domain/payments/card-provider.ts";
import type { Payment, PaymentKey } from "#domain/payments/payment-store.ts";
import { expectSamePayment, PaymentMismatchError } from "./payment-mismatch.ts";
import type { ReconcileDeps } from "./reconcile-payment.ts";

export type RestoreDeps = ReconcileDeps;

/**
 * Adds the row of a paid payment again that a failover to an asynchronous standby has lost, from the provider's own
 * record of it. Credits nothing: reconciling does, under the row's lock. Returns whether there is a row now.
 * False for what is not paid, is another product's or belongs to no user of ours.
 * @throws CardProviderError when the provider does not answer; PaymentMismatchError when its record contradicts itself.
 */
export async function restorePayment(deps: RestoreDeps, key: PaymentKey, ref: string): Promise<boolean> {
  const intent = await deps.provider.retrieveIntent(ref);
  if (intent?.status !== "paid" || !isAbout(intent, key) || !intent.terms) return false;
  const { terms } = intent;
  const payment: Payment = {
    ...key,
    ...terms,
    // The intent is made and paid, so the provider is never asked to charge the card again.
    cardRef: null,
    mandateRef: null,
    ruleMonth: null,
    provider: deps.provider.name,
    providerRef: ref,
    status: "pending",
    refunded_minor: 0,
    refunds: {},
    postings: 0,
    declines: 0,
    buyer: null,
    endedBecause: null,
    disputedAt: null,
    createdAt: intent.createdAt,
  };
  return deps.transaction(async ({ payments, rates }) => {
    // The account at the provider may serve another installation, whose users are none of ours.
    if (!(await payments.isWalletOf({ id: terms.userId, walletId: key.walletId }))) return false;
    expectSamePayment(payment, intent, deps.provider);
    const current = await currentRates(rates);
    if (!isPlausiblePrice(payment, current.rates)) throw new PaymentMismatchError(key.id, "credits");
    await payments.restore(payment, deps.clock.now());
    return true;
  });
}

function isAbout({ payment }: CardIntent, { walletId, id }: PaymentKey): boolean {
  return payment?.id === id && payment.walletId === walletId;
}
