import type { CardIntent } from "#domain/payments/card-provider.ts";
import type { Payment, PostedRefund, PostedRefunds } from "#domain/payments/payment-store.ts";
import type { Movement } from "./post-owed.ts";

/**
 * The provider's refunds of a payment with the transfer that took the credits of each: the one of this reconciling for a
 * refund that is new. A refund that the provider does not list any more has failed.
 */
export function postedRefunds(
  { refunds: before, postings }: Pick<Payment, "refunds" | "postings">,
  intent: Pick<CardIntent, "status" | "refunds"> | undefined,
  movements: readonly Movement[],
): PostedRefunds {
  if (intent?.status !== "paid") return before;
  const last = movements.findIndex(({ contra, delta_mc }) => contra === "payments" && delta_mc < 0);
  const newest = last === -1 ? 0 : postings + last + 1;
  const unlisted = Object.entries(before).map(
    ([ref, refund]) => [ref, { ...refund, state: "failed" }] as const,
  );
  const listed = intent.refunds.map(({ ref, id, state }): [string, PostedRefund] => {
    const posting = before[ref]?.posting ?? (state === "failed" ? 0 : newest);
    return [ref, { id, posting, state }];
  });
  return Object.fromEntries([...unlisted, ...listed]);
}

/** Returns true when a refund is new or its state is another one. */
export function haveChanged(before: PostedRefunds, after: PostedRefunds): boolean {
  return Object.entries(after).some(([ref, { state }]) => before[ref]?.state !== state);
}
