import type { Message } from "#contract/messages/message.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import { CardProviderError } from "#domain/payments/card-provider.ts";
import type { PaymentKey } from "#domain/payments/payment-store.ts";
import { type ReconcileDeps, type Reconciled, reconcilePayment } from "./reconcile-payment.ts";

/**
 * Reconciles a payment before something is decided by it: the ledger may be behind the provider, where a refund can be
 * made as well.
 * Refuses `payment_not_found`, and `payment_provider_unavailable` with the caller's sentence when the provider is silent.
 */
export async function reconcileFirst(
  deps: ReconcileDeps,
  key: PaymentKey,
  providerSilent: Message | string,
): Promise<Reconciled | Refusal> {
  try {
    return await reconcilePayment(deps, key);
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error;
    return refuse("payment_provider_unavailable", { message: providerSilent });
  }
}
