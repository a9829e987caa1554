const day_ms = 24 * 60 * 60_000;
const firstLook_ms = day_ms;
/** Cardholders may dispute a payment for 120 days, and a bank may report the dispute later. */
const lastLook_ms = 180 * day_ms;
/** The longest wait for the end of a refund or a dispute. */
const unsettledLook_ms = 7 * day_ms;
/** The longest time a dispute stays open. After it, the operator must check the payment. */
export const longestWatch_ms = 400 * day_ms;

/**
 * Time of the next check of a completed payment, in case the notification of a refund or dispute was lost.
 * Nine checks at a day, two, four, eight... after the payment; weekly while its money may still move. Null ends the
 * checks.
 */
export function recheckAt(createdAt: Date, now: Date, unsettled: boolean): Date | null {
  const age_ms = now.getTime() - createdAt.getTime();
  const next_ms = age_ms < lastLook_ms ? Math.min(Math.max(firstLook_ms, 2 * age_ms), lastLook_ms) : Infinity;
  const due_ms = unsettled ? Math.min(next_ms, age_ms + unsettledLook_ms) : next_ms;
  return due_ms <= longestWatch_ms ? new Date(createdAt.getTime() + due_ms) : null;
}
