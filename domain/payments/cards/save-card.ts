import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
import type { Payment, PaymentStores } from "#domain/payments/payment-store.ts";
import { numberOf } from "#domain/payments/recharge/card-standing.ts";
import { forsake, noteRule } from "#domain/payments/recharge/end-rule.ts";
import type { ProviderCard, SavedCard } from "./card-store.ts";

/**
 * Saves the card that the provider keeps with a paid payment, when its buyer said yes. The provider is asked to forget one
 * without a yes: a browser can have any card kept with a payment of a customer. So is the card that it replaces, and that
 * of a buyer who was deleted meanwhile. A card that the payment of a rule has set up once more keeps its place, with the new
 * yes and mandate.
 */
export async function saveCard(
  deps: Pick<PaymentDeps, "clock" | "ids" | "receipts">,
  stores: Pick<PaymentStores, "cards" | "payments" | "recharge" | "outbox">,
  { walletId, id, userId, initiator, consent, createdAt }: Payment,
  card: ProviderCard | undefined,
): Promise<void> {
  if (!card) return;
  const { cards, payments, recharge } = stores;
  const now = deps.clock.now();
  if (consent === null || (await payments.isDeleted(userId))) {
    const isSaved = consent === null && (await cards.findByRef(walletId, card.ref)) !== undefined;
    if (!isSaved) await cards.remove(walletId, { kind: "card", ref: card.ref }, now);
    return;
  }
  if (initiator === "rule" && (await cards.findByRef(walletId, card.ref))) {
    await cards.setUp({ walletId, ref: card.ref, consent, savedAt: now, mandateRef: card.mandateRef });
    return;
  }
  const replaced = await cards.save({
    ...card,
    walletId,
    id,
    userId,
    consent,
    savedAt: createdAt,
    chosenAt: now,
  });
  const isReplaced = ({ ref }: SavedCard) => replaced.some((removal) => removal.ref === ref);
  const earlier = (await cards.list({ id: userId, walletId })).filter(isReplaced);
  for (const removal of replaced) await cards.remove(walletId, removal, now);
  // The number is the same, so its bank's word holds, and a rule that charged it goes on.
  const standing = await recharge.standing(walletId, numberOf(card));
  if (standing?.refusedAt) await cards.refuse(walletId, card.ref, standing.refusedAt);
  const rule = await recharge.lock(walletId);
  if (!rule || !earlier.some((one) => one.id === rule.cardId)) return;
  await recharge.update({ ...rule, cardId: id });
  const paymentId = await forsake(deps, stores, rule);
  if (paymentId !== null) await noteRule(deps, stores, rule, { kind: "changed", paymentId });
}
