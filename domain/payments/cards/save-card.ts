import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
import type { Payment, PaymentStores } from "#domain/payments/payment-store.ts";
import type { ProviderCard } from "./card-store.ts";

/**
 * Saves the card of a payment that has brought its credits, when its buyer said yes. The card that it replaces, and that of a
 * buyer who was deleted meanwhile, is forgotten by the provider too.
 */
export async function saveCard(
  { clock }: Pick<PaymentDeps, "clock">,
  { cards, payments }: Pick<PaymentStores, "cards" | "payments">,
  { walletId, id, userId, consent, createdAt }: Payment,
  card: ProviderCard | undefined,
): Promise<void> {
  if (!card || consent === null) return;
  const now = clock.now();
  if (await payments.isDeleted(userId)) return cards.remove(walletId, { kind: "card", ref: card.ref }, now);
  const saved = { ...card, walletId, id, userId, consent, savedAt: createdAt, chosenAt: now };
  const replaced = await cards.save({ ...saved, removedAt: null, refusedAt: null });
  for (const removal of replaced) await cards.remove(walletId, removal, now);
}
