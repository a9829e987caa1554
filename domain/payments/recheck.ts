const day_ms = 24 * 60 * 60_000;
const firstLook_ms = day_ms;
/** Cardholders may dispute a payment for 120 days; a bank may take a while to pass it on. */
const lastLook_ms = 180 * day_ms;
/** While a refund or a dispute is under way, its end is not waited for longer. */
const unsettledLook_ms = 7 * day_ms;
/** No dispute stays open for longer; what is open even then is a person's to look at. */
export const longestWatch_ms = 400 * day_ms;

/**
 * When a completed payment is looked at again, in case the notification of its refund or dispute was lost: a day, two,
 * four, eight... after it was made, nine looks in all; weekly while its money is still moving. Null is never.
 */
export function recheckAt(createdAt: Date, now: Date, unsettled: boolean): Date | null {
  const age_ms = now.getTime() - createdAt.getTime();
  const next_ms = age_ms < lastLook_ms ? Math.min(Math.max(firstLook_ms, 2 * age_ms), lastLook_ms) : Infinity;
  const due_ms = unsettled ? Math.min(next_ms, age_ms + unsettledLook_ms) : next_ms;
  return due_ms <= longestWatch_ms ? new Date(createdAt.getTime() + due_ms) : null;
}
