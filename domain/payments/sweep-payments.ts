import { CardProviderError } from "./card-provider.ts";
import { longestPursuit_ms, type PaymentDeps } from "./payment-deps.ts";
import { longestWatch_ms } from "./recheck.ts";
import { reconcilePayment } from "./reconcile-payment.ts";

const mostPayments = 50;
const firstWait_ms = 10_000;
const longestWait_ms = 60 * 60_000;
/** When asking about a completed payment failed. Nobody waits for the answer. */
const completedWait_ms = 24 * 60 * 60_000;

/**
 * Asks the provider about payments that stayed undecided because a notification, an answer or a process was lost, and
 * about completed ones whose money may have gone back unnoticed.
 * One payment that cannot be reconciled does not keep the others waiting. Returns how many were asked about.
 */
export async function sweepPayments(deps: Omit<PaymentDeps, "ids">): Promise<number> {
  let asked = 0;
  while (asked < mostPayments) {
    const now = deps.clock.now();
    const before = (age_ms: number) => new Date(now.getTime() - age_ms);
    const paymentId = await deps.transaction(({ payments }) =>
      payments.claimDue({
        now,
        undecided: { createdAfter: before(longestPursuit_ms), firstWait_ms, longestWait_ms },
        completed: { createdAfter: before(longestWatch_ms), wait_ms: completedWait_ms },
      }),
    );
    if (paymentId === undefined) break;
    asked += 1;
    try {
      await reconcilePayment(deps, paymentId);
    } catch (error) {
      deps.report(paymentId, error);
      if (error instanceof CardProviderError) break;
    }
  }
  await deps.transaction(({ quotes }) => quotes.deleteExpired(deps.clock.now()));
  return asked;
}
