import { isRefusal, type Refusal } from "#contract/refusals.ts";
import type { PaymentKey } from "./payment-store.ts";
import { type ReconcileDeps, type Reconciled, reconcilePayment } from "./reconcile-payment.ts";

/**
 * Handles a notification of the provider. A notification only says that something happened, so the provider is asked
 * for the details.
 * Undefined when it concerns no payment of the product. Refuses `invalid_request` when the provider did not sign it
 * or it is no event, and `payment_not_found` when it names a missing payment.
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

/** A notification of a refund or a dispute does not name the payment; the provider's record of the intent does. */
async function paymentOf({ provider }: ReconcileDeps, intentRef: string): Promise<PaymentKey | undefined> {
  return (await provider.retrieveIntent(intentRef))?.payment;
}
