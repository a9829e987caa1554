import { isRefusal, type Refusal } from "#contract/refusals.ts";
import { type EndingDeps, endCallsOfPerson } from "#domain/marks/end-calls-of-person.ts";
import { receiveCardEvent } from "./cards/receive-card-event.ts";
import type { Debit } from "./payment-deps.ts";
import type { PaymentKey } from "./payment-store.ts";
import { type Reconciled, reconcilePayment } from "./reconcile/reconcile-payment.ts";
import { type RestoreDeps, restorePayment } from "./reconcile/restore-payment.ts";

/**
 * Handles a notification of the provider. A notification only says that something happened, so the provider is asked
 * for the details. A paid payment whose row was lost is restored first.
 * Refuses `invalid_request` when the provider did not sign it or it is no event, and `payment_not_found` when it names a
 * missing payment.
 * @returns undefined when it concerns no payment: a saved card or a customer, which are handled too, or nothing of ours.
 * @throws what `reconcilePayment` throws; the provider then sends the notification again.
 */
export async function receivePaymentEvent(
  deps: RestoreDeps,
  body: Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Promise<Reconciled | undefined | Refusal> {
  const event = deps.provider.readEvent(body, headers);
  if (event === undefined || isRefusal(event)) return event;
  if ("kind" in event && event.kind === "trial") {
    await deps.transaction(({ proofs }) => proofs.prove("card_webhook", event.trial, deps.clock.now()));
    return undefined;
  }
  if ("kind" in event) {
    await receiveCardEvent(deps, event);
    return undefined;
  }
  const payment = event.payment ?? (await paymentOf(deps, event.intentRef));
  if (!payment) return undefined;
  deps.observer.learn({ paymentId: payment.id });
  const result = await reconcilePayment(deps, payment);
  if (!isRefusal(result) || result.refused !== "payment_not_found") return result;
  const restored = await restorePayment(deps, payment, event.intentRef);
  return restored ? reconcilePayment(deps, payment) : result;
}

/** A notification of a refund or a dispute does not name the payment; the provider's record of the intent does. */
async function paymentOf({ provider }: RestoreDeps, intentRef: string): Promise<PaymentKey | undefined> {
  return (await provider.retrieveIntent(intentRef))?.payment;
}

/** A dispute pauses its user's calling as a freeze does: docs/decisions/12-money-back-and-bad-lines.md. */
export async function endPausedCalls(deps: EndingDeps, { user, pausesCalling }: Debit): Promise<void> {
  if (pausesCalling) await endCallsOfPerson(deps, user);
}
