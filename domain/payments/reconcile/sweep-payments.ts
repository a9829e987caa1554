import { isUnanswered } from "#domain/payments/card-provider.ts";
import { longestPursuit_ms, type PaymentDeps } from "#domain/payments/payment-deps.ts";
import type { DuePayment } from "#domain/payments/payment-store.ts";
import { longestWatch_ms } from "./recheck.ts";
import { reconcilePayment } from "./reconcile-payment.ts";

const mostPayments = 50;
/** After this many failures in a row the provider is down: each further question would only wait for its timeout. */
const mostUnanswered = 3;
const firstWait_ms = 10_000;
const longestWait_ms = 60 * 60_000;
/** Keeps the exponent bounded over years; the longest wait is reached long before. */
const mostDoublings = 30;
/** The next check after a failed check of a completed payment, which no user waits for. */
const completedWait_ms = 24 * 60 * 60_000;

/**
 * Asks the provider about payments that stayed undecided because a notification, an answer or a process was lost. Also
 * about completed payments whose money may have gone back without a notification.
 * A payment that cannot be reconciled is reported and does not delay the others: they are checked after it, and its next
 * check is later than theirs. Returns how many payments were checked.
 */
export async function sweepPayments(deps: PaymentDeps): Promise<number> {
  const now = deps.clock.now();
  const before = (age_ms: number) => new Date(now.getTime() - age_ms);
  const at = { now, undecidedAfter: before(longestPursuit_ms), completedAfter: before(longestWatch_ms) };
  const due = await deps.transaction(({ payments }) => payments.due(at, mostPayments));
  let checked = 0;
  let unanswered = 0;
  for (const payment of due) {
    const check = { now, nextAt: nextCheckAt(payment, now) };
    if (!(await deps.transaction(({ payments }) => payments.claimDue(payment, check)))) continue;
    checked += 1;
    try {
      await reconcilePayment(deps, payment);
      unanswered = 0;
    } catch (error) {
      deps.report(payment.id, error);
      unanswered = isUnanswered(error) ? unanswered + 1 : 0;
      if (unanswered === mostUnanswered) break;
    }
  }
  return checked;
}

/** The wait doubles for an undecided payment and is constant for a completed one. */
function nextCheckAt({ status, checks }: DuePayment, now: Date): Date {
  const undecidedWait_ms = Math.min(firstWait_ms * 2 ** Math.min(checks, mostDoublings), longestWait_ms);
  return new Date(now.getTime() + (status === "completed" ? completedWait_ms : undecidedWait_ms));
}
