import type { CardIntent } from "#domain/payments/card-provider.ts";
import type { ProviderCard } from "#domain/payments/cards/card-store.ts";
import type { Payment, PaymentStores } from "#domain/payments/payment-store.ts";
import type { CardStanding, Pause } from "./recharge-store.ts";

/** Payments in a row that may fail with one card before a rule that charges it ends. */
export const mostFailures = 3;
/** Card networks count tries in thirty days. */
const failureMemory_ms = 30 * 24 * 60 * 60_000;

type RechargeStores = Pick<PaymentStores, "recharge">;

/** Name of a card's number, the same when the card is saved again. */
export function numberOf({ fingerprint, ref }: Pick<ProviderCard, "fingerprint" | "ref">): string {
  return fingerprint ?? ref;
}

/** Name of the number that a rule's payment charged, also when the card was removed meanwhile. */
export async function chargedNumber(
  { cards }: Pick<PaymentStores, "cards">,
  { walletId }: Payment,
  cardRef: string,
  intent: CardIntent | undefined,
): Promise<string> {
  const card = await cards.findByRef(walletId, cardRef);
  return card ? numberOf(card) : (intent?.declines.at(-1)?.fingerprint ?? cardRef);
}

/** The failures of a card's number and the pause that still holds. Failures that lie too far back count no more. */
export async function standingAt(
  { recharge }: RechargeStores,
  walletId: string,
  number: string,
  now: Date,
): Promise<Pick<CardStanding, "failures" | "pause" | "refusedAt">> {
  const standing = await recharge.standing(walletId, number);
  if (!standing) return { failures: 0, pause: null, refusedAt: null };
  const { failures, failedAt, pause, refusedAt } = standing;
  if (now.getTime() - failedAt.getTime() >= failureMemory_ms) return { failures: 0, pause: null, refusedAt };
  return { failures, pause: pause && isHolding(pause, now) ? pause : null, refusedAt };
}

/** A user whose payment can be finished no more may try again: the failure still counts. */
function isHolding({ because, until, paymentId }: Pause, now: Date): boolean {
  return until === null ? because !== "authentication" || paymentId !== null : until > now;
}
