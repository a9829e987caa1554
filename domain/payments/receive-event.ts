import { isRefusal, type Refusal } from "#contract/refusals.ts";
import { type ReconcileDeps, type Reconciled, reconcilePayment } from "./reconcile-payment.ts";

/**
 * Acts on a notification of the provider: it says only that something happened, what happened is asked afterwards.
 * Undefined when it concerns no payment of ours. Refuses `invalid_request` when it is not the provider's.
 * @throws what `reconcilePayment` throws; the provider then sends the notification again.
 */
export async function receivePaymentEvent(
  deps: ReconcileDeps,
  body: Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Promise<Reconciled | undefined | Refusal> {
  const event = deps.provider.readEvent(body, headers);
  if (event === undefined || isRefusal(event)) return event;
  const paymentId = await deps.transaction(({ payments }) =>
    payments.idOf(deps.provider.name, event.intentRef),
  );
  return paymentId === undefined ? undefined : reconcilePayment(deps, paymentId);
}
