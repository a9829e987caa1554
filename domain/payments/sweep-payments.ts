import { CardProviderError } from "./card-provider.ts";
import { longestPursuit_ms, type PaymentDeps } from "./payment-deps.ts";
import type { DuePayment } from "./payment-store.ts";
import { longestWatch_ms } from "./recheck.ts";
import { reconcilePayment } from "./reconcile-payment.ts";

const mostPayments = 50;
const firstWait_ms = 10_000;
const longestWait_ms = 60 * 60_000;
/** Keeps a count of years from overflowing; the longest wait is reached long before. */
const mostDoublings = 30;
/** When asking about a completed payment failed. Nobody waits for the answer. */
const completedWait_ms = 24 * 60 * 60_000;

/**
 * Asks the provider about payments that stayed undecided because a notification, an answer or a process was lost, and
 * about completed ones whose money may have gone back unnoticed.
 * One payment that cannot be reconciled does not keep the others waiting. Returns how many were asked about.
 */
export async function sweepPayments(deps: Omit<PaymentDeps, "ids">): Promise<number> {
  const now = deps.clock.now();
  const before = (age_ms: number) => new Date(now.getTime() - age_ms);
  const at = { now, undecidedAfter: before(longestPursuit_ms), completedAfter: before(longestWatch_ms) };
  const due = await deps.transaction(({ payments }) => payments.due(at, mostPayments));
  let asked = 0;
  for (const payment of due) {
    const check = { now, nextAt: nextCheckAt(payment, now) };
    if (!(await deps.transaction(({ payments }) => payments.claimDue(payment, check)))) continue;
    asked += 1;
    try {
      await reconcilePayment(deps, payment);
    } catch (error) {
      deps.report(payment.id, error);
      if (error instanceof CardProviderError) break;
    }
  }
  await deps.transaction(({ quotes }) => quotes.deleteExpired(deps.clock.now()));
  return asked;
}

/** An undecided payment waits twice as long each time, a completed one always as long. */
function nextCheckAt({ status, checks }: DuePayment, now: Date): Date {
  const undecidedWait_ms = Math.min(firstWait_ms * 2 ** Math.min(checks, mostDoublings), longestWait_ms);
  return new Date(now.getTime() + (status === "completed" ? completedWait_ms : undecidedWait_ms));
}
