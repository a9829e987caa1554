import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
import type { Payment, PaymentStores } from "#domain/payments/payment-store.ts";
import type { ProviderCard, SavedCard } from "./card-store.ts";

/**
 * Saves the card of a payment that has brought its credits, when its buyer said yes. The card that it replaces, and that of a
 * buyer who was deleted meanwhile, is forgotten by the provider too.
 */
export async function saveCard(
  { clock }: Pick<PaymentDeps, "clock">,
  { cards, payments, recharge }: Pick<PaymentStores, "cards" | "payments" | "recharge">,
  { walletId, id, userId, consent, createdAt }: Payment,
  card: ProviderCard | undefined,
): Promise<void> {
  if (!card || consent === null) return;
  const now = clock.now();
  if (await payments.isDeleted(userId)) return cards.remove(walletId, { kind: "card", ref: card.ref }, now);
  const saved = { ...card, walletId, id, userId, consent, savedAt: createdAt, chosenAt: now };
  const replaced = await cards.save({ ...saved, removedAt: null, refusedAt: null });
  const isReplaced = ({ ref }: SavedCard) => replaced.some((removal) => removal.ref === ref);
  const earlier = (await cards.list({ id: userId, walletId })).filter(isReplaced);
  for (const removal of replaced) await cards.remove(walletId, removal, now);
  // The number is the same, so its bank's word holds, and a rule that charged it goes on.
  const refusedAt = earlier.find((one) => one.refusedAt !== null)?.refusedAt;
  if (refusedAt) await cards.refuse(walletId, card.ref, refusedAt);
  const rule = await recharge.lock(walletId);
  if (rule && earlier.some((one) => one.id === rule.cardId)) await recharge.update({ ...rule, cardId: id });
}
