import { isRefusal, type Refusal } from "#contract/refusals.ts";
import type { PaymentKey } from "./payment-store.ts";
import { type ReconcileDeps, type Reconciled, reconcilePayment } from "./reconcile-payment.ts";

/**
 * Acts on a notification of the provider: it says only that something happened, what happened is asked afterwards.
 * Undefined when it concerns no payment of ours. Refuses `invalid_request` when it is not the provider's, and
 * `payment_not_found` for a payment that is named as ours and is not there.
 * @throws what `reconcilePayment` throws; the provider then sends the notification again.
 */
export async function receivePaymentEvent(
  deps: ReconcileDeps,
  body: Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Promise<Reconciled | undefined | Refusal> {
  const event = deps.provider.readEvent(body, headers);
  if (event === undefined || isRefusal(event)) return event;
  const payment = event.payment ?? (await paymentOf(deps, event.intentRef));
  return payment ? reconcilePayment(deps, payment) : undefined;
}

/** A notification of a refund or a dispute does not say whose payment it is; the provider's record of the intent does. */
async function paymentOf({ provider }: ReconcileDeps, intentRef: string): Promise<PaymentKey | undefined> {
  return (await provider.retrieveIntent(intentRef))?.payment;
}
