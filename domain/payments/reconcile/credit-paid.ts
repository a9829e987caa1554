import pLimit from "p-limit";
import { messages } from "#contract/messages/messages.ts";
import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import { type PaymentDeps, paymentLifetime_ms } from "#domain/payments/payment-deps.ts";
import type { PaymentKey } from "#domain/payments/payment-store.ts";
import { UnavailableError } from "#domain/service-check.ts";
import { reconcilePayment } from "./reconcile-payment.ts";

/** A user who returns from paying waits for one payment; the sweep checks older ones. */
const mostPayments = 5;
/** Less than `reconcileLimit` lets through, so that one user leaves room for others. */
const concurrency = 3;

/**
 * Asks the provider about the wallet's own recent payments and credits those that were paid. A payment that is slow or
 * cannot be reconciled delays no other.
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
  const [first, ...others] = payments;
  if (first && others.length === 0) deps.observer.learn({ paymentId: first.id });
  const limit = pLimit(concurrency);
  const results = await Promise.allSettled(
    payments.map((payment) => limit(() => credited_mc(deps, payment))),
  );
  const failures = results.flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
  const away = failures.find((failure) => failure instanceof UnavailableError);
  if (away) throw away;
  const added_mc = results.reduce(
    (sum, result) => sum + (result.status === "fulfilled" ? result.value : 0),
    0,
  );
  if (failures.length > 0 && added_mc === 0) {
    return refuse("payment_provider_unavailable", { message: messages.payment.notCredited });
  }
  const { posted_mc } = await deps.transaction(({ ledger }) => ledger.balance(walletId));
  return { balance_mc: posted_mc, added_mc };
}

async function credited_mc(deps: PaymentDeps, payment: PaymentKey): Promise<number> {
  try {
    const result = await reconcilePayment(deps, payment);
    return isRefusal(result) ? 0 : result.added_mc;
  } catch (error) {
    if (!(error instanceof UnavailableError)) deps.report(payment.id, error);
    throw error;
  }
}
