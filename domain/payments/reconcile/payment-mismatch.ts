import type { CardIntent, CardProvider } from "#domain/payments/card-provider.ts";
import type { Payment, PaymentStores } from "#domain/payments/payment-store.ts";

/** The provider's record and ours do not describe the same payment. Nothing is credited; the operator must check it. */
export class PaymentMismatchError extends Error {
  override name = "PaymentMismatchError";

  constructor(paymentId: string, about: string) {
    super(`Payment ${paymentId} and the provider's record differ in ${about}`);
  }
}

/** @throws PaymentMismatchError naming the first thing that differs. */
export function expectSamePayment(payment: Payment, intent: CardIntent, provider: CardProvider): void {
  const differences = {
    owner: intent.payment?.id !== payment.id || intent.payment.walletId !== payment.walletId,
    amount: intent.charge_minor !== payment.charge_minor,
    currency: intent.currency !== payment.currency,
    "live mode": intent.liveMode !== provider.liveMode,
    "amount received": intent.status === "paid" && intent.received_minor !== payment.charge_minor,
    "amount refunded": intent.refunded_minor < 0 || intent.refunded_minor > payment.charge_minor,
    "amount disputed": intent.disputed_minor < 0,
  };
  for (const [about, differs] of Object.entries(differences)) {
    if (differs) throw new PaymentMismatchError(payment.id, about);
  }
}

/**
 * The provider lets a payment use the cards of its own customer alone. A customer from before each user had one may have
 * cards of others: what they paid is not credited.
 * @throws PaymentMismatchError
 */
export async function expectOwnCard(
  { cards }: Pick<PaymentStores, "cards">,
  { id, walletId, userId, postings }: Payment,
  { paidWith }: CardIntent,
): Promise<void> {
  const card = paidWith === undefined || postings > 0 ? undefined : await cards.findByRef(walletId, paidWith);
  if (card && card.userId !== userId) throw new PaymentMismatchError(id, "the owner of the card");
}

/**
 * The provider keeps every intent for good, so one that it does not know belongs to another account or mode than our key.
 * Money may have been taken for it, so a payment is not given up before it is `over`.
 * @throws PaymentMismatchError
 */
export function expectMayBeMissing({ id, status, endedBecause }: Payment, over: boolean): void {
  if (status === "completed" || (endedBecause === null && !over)) {
    throw new PaymentMismatchError(id, "existence");
  }
}
