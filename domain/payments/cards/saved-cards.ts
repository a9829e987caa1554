import { isRefusal, type Refusal, refuse } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { CardProviderError } from "#domain/payments/card-provider.ts";
import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
import type { PaymentStores } from "#domain/payments/payment-store.ts";
import { endRule } from "#domain/payments/recharge/end-rule.ts";
import type { DueRemoval, SavedCard } from "./card-store.ts";

type CardDeps = Pick<PaymentDeps, "provider" | "transaction" | "clock" | "publish">;
type RemovalDeps = CardDeps & Pick<PaymentDeps, "ids" | "receipts">;

export function listCards({ transaction }: Pick<CardDeps, "transaction">, user: WalletUser) {
  return transaction(({ cards }) => cards.list(user));
}

/**
 * A card that the user may pay with now. Its row stays locked until the transaction ends.
 * Refuses `saved_card_not_found`, also for a card of another user and for one that is being removed, `saved_card_expired`
 * and `saved_card_elsewhere`.
 */
export async function payableCard(
  { cards }: Pick<PaymentStores, "cards">,
  user: WalletUser,
  { id, now }: { id: string; now: Date },
): Promise<SavedCard | Refusal> {
  const card = await cards.lock(user, id);
  if (!card || card.removedAt !== null) return refuse("saved_card_not_found");
  if (card.mustBeSavedAgain) return refuse("saved_card_elsewhere");
  return isExpired(card, now) ? refuse("saved_card_expired") : card;
}

/** Proposes a card from now on. Refuses `saved_card_not_found`. */
export async function chooseCard(
  deps: CardDeps,
  user: WalletUser,
  id: string,
): Promise<SavedCard[] | Refusal> {
  const cards = await deps.transaction(async ({ cards }) => {
    const card = await cards.lock(user, id);
    if (!card || card.removedAt !== null) return refuse("saved_card_not_found");
    await cards.choose(card, deps.clock.now());
    return cards.list(user);
  });
  if (!isRefusal(cards)) deps.publish({ walletId: user.walletId }, { type: "settings" });
  return cards;
}

/**
 * Removes a card, which pays nothing from now on, and ends the rule that charged it. The card is gone once the provider has
 * confirmed; the sweep asks a silent provider again. Removing a card twice is no error. Refuses `saved_card_not_found`, and
 * `recharge_ends_with_card` until the user gives up the rule as well.
 */
export async function removeCard(
  deps: RemovalDeps,
  user: WalletUser,
  { id, endsRecharge }: { id: string; endsRecharge: boolean },
): Promise<SavedCard[] | Refusal> {
  const now = deps.clock.now();
  const card = await deps.transaction(async (stores) => {
    const { cards, recharge } = stores;
    const rule = await recharge.lock(user.walletId);
    const card = await cards.lock(user, id);
    if (!card || card.removedAt !== null) return card;
    if (rule?.cardId === id && !endsRecharge) return refuse("recharge_ends_with_card");
    await cards.remove(user.walletId, { kind: "card", ref: card.ref }, now);
    if (rule?.cardId === id) await endRule(deps, stores, user.walletId, "card_removed");
    return card;
  });
  if (!card) return refuse("saved_card_not_found");
  if (isRefusal(card)) return card;
  if (card.removedAt === null) {
    await tryRemoval(deps, { walletId: user.walletId, kind: "card", ref: card.ref, tries: 0 });
    deps.publish({ walletId: user.walletId }, { type: "settings" });
  }
  return listCards(deps, user);
}

const firstWait_ms = 15_000;
const longestWait_ms = 60 * 60_000;
const removalsAtOnce = 20;

/** Asks the provider again about what it has not confirmed to have forgotten. */
export async function sweepRemovals(deps: CardDeps): Promise<void> {
  const due = await deps.transaction(({ cards }) => cards.dueRemovals(deps.clock.now(), removalsAtOnce));
  for (const removal of due) {
    // A provider that does not answer now will not answer for the next one either.
    if (!(await tryRemoval(deps, removal))) break;
    deps.publish({ walletId: removal.walletId }, { type: "settings" });
  }
}

/** Returns false when the provider has not confirmed the removal. */
async function tryRemoval(deps: CardDeps, removal: DueRemoval): Promise<boolean> {
  const now = deps.clock.now();
  const wait_ms = Math.min(longestWait_ms, firstWait_ms * 2 ** removal.tries);
  const nextAt = new Date(now.getTime() + wait_ms);
  if (!(await deps.transaction(({ cards }) => cards.claimRemoval(removal, { now, nextAt })))) return true;
  try {
    await deps.provider.forget(removal);
  } catch (error) {
    if (error instanceof CardProviderError) return false;
    throw error;
  }
  await deps.transaction(({ cards }) => cards.forget(removal.walletId, removal));
  return true;
}

/** A card pays until the end of its month, at the last place on earth where that month ends. */
export function isExpired({ expiresYear, expiresMonth }: SavedCard, now: Date): boolean {
  return now.getTime() >= Date.UTC(expiresYear, expiresMonth, 1, 12);
}
