import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { isUnanswered } from "./card-provider.ts";
import { type PaymentDeps, paymentLifetime_ms } from "./payment-deps.ts";
import { reconcilePayment } from "./reconcile-payment.ts";

/** A user who returns from paying waits for one payment; the sweep checks older ones. */
const mostPayments = 5;

/**
 * Asks the provider about the wallet's own recent payments and credits those that were paid.
 * Refuses `payment_provider_unavailable` when a payment could not be checked and nothing was credited.
 */
export async function creditPaid(
  deps: PaymentDeps,
  walletId: string,
): Promise<{ balance_mc: number; added_mc: number } | Refusal> {
  const since = new Date(deps.clock.now().getTime() - paymentLifetime_ms);
  const payments = await deps.transaction(({ payments }) =>
    payments.uncredited(walletId, since, mostPayments),
  );
  let added_mc = 0;
  let failed = false;
  for (const payment of payments) {
    try {
      const result = await reconcilePayment(deps, payment);
      if (!isRefusal(result)) added_mc += result.added_mc;
    } catch (error) {
      deps.report(payment.id, error);
      failed = true;
      // A provider that does not answer now will not answer for the next payment either.
      if (isUnanswered(error)) break;
    }
  }
  if (failed && added_mc === 0) return refuse("payment_provider_unavailable");
  const { posted_mc } = await deps.transaction(({ ledger }) => ledger.balance(walletId));
  return { balance_mc: posted_mc, added_mc };
}
