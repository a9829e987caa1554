import { savedCardRoutes as contract, type SavedCard as ShownCard } from "#contract/money/saved-cards.ts";
import { isRefusal, type Refusal } from "#contract/refusals.ts";
import type { SavedCard } from "#domain/payments/cards/card-store.ts";
import { chooseCard, isExpired, listCards, removeCard } from "#domain/payments/cards/saved-cards.ts";
import type { PaymentAction } from "#domain/payments/limits/payment-limits.ts";
import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
import type { RateLimits } from "#domain/rate-limits/rate-limits.ts";
import { limiter } from "#server/http/limits/limited.ts";
import type { Mount } from "#server/http/mount.ts";

export function savedCardRoutes(
  mount: Mount,
  deps: PaymentDeps & { limits: RateLimits<PaymentAction> },
): void {
  const { limited } = limiter(deps.limits);
  const shown = (cards: readonly SavedCard[] | Refusal) =>
    isRefusal(cards) ? cards : shownCards(cards, deps.clock.now());

  mount.user(contract.list, async (_call, user) => shown(await listCards(deps, user)));

  mount.user(contract.choose, (call, user) =>
    limited(call, "change_card", user.id, async () => shown(await chooseCard(deps, user, call.params.id))),
  );

  mount.user(contract.remove, (call, user) =>
    limited(call, "change_card", user.id, async () =>
      shown(
        await removeCard(deps, user, { ...call.params, endsRecharge: call.query.endsRecharge === "true" }),
      ),
    ),
  );
}

/** The cards in the order that the store gave them: the first that still pays is proposed. */
function shownCards(cards: readonly SavedCard[], now: Date): ShownCard[] {
  const proposed = cards.find((card) => card.removedAt === null && !card.mustBeSavedAgain);
  return cards.map((card) => ({
    id: card.id,
    brand: card.brand,
    last4: card.last4,
    wallet: card.wallet,
    expires: { year: card.expiresYear, month: card.expiresMonth },
    isExpired: isExpired(card, now),
    isDefault: card === proposed,
    isBeingRemoved: card.removedAt !== null,
    mustBeSavedAgain: card.mustBeSavedAgain,
  }));
}
