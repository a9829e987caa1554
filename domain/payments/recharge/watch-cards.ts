import { isExpired } from "#domain/payments/cards/saved-cards.ts";
import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
import { endRule, newOffLink } from "./end-rule.ts";
import { cardEndsMail } from "./recharge-mail.ts";

const announced_ms = 30 * 24 * 60 * 60_000;
const rulesAtOnce = 100;

/** Ends the rules whose card has expired, and tells users of cards that expire within 30 days, once. Returns how many. */
export async function watchCards(deps: PaymentDeps): Promise<number> {
  const now = deps.clock.now();
  const by = new Date(now.getTime() + announced_ms);
  const wallets = await deps.transaction(({ recharge }) => recharge.endingCards({ now, by }, rulesAtOnce));
  for (const walletId of wallets) await watchCard(deps, walletId);
  return wallets.length;
}

async function watchCard(deps: PaymentDeps, walletId: string): Promise<void> {
  const ended = await deps.transaction(async (stores) => {
    const { recharge, cards, outbox } = stores;
    const rule = await recharge.lock(walletId);
    const card = rule && (await cards.lock({ id: rule.userId, walletId }, rule.cardId));
    if (!card) return false;
    if (isExpired(card, deps.clock.now())) return endRule(deps, stores, walletId, "card_expired");
    const month = `${card.expiresYear}-${String(card.expiresMonth).padStart(2, "0")}`;
    const reader = await recharge.reader(rule.userId);
    if (!(await recharge.tellExpiry(walletId, month)) || !reader) return false;
    await outbox.add(
      cardEndsMail(deps.receipts, reader, card, await newOffLink(deps, stores, rule)),
      walletId,
    );
    return false;
  });
  if (ended) deps.publish({ walletId }, { type: "settings" });
}
