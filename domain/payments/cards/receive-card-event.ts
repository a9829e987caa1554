import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
import { loseCustomer } from "./card-customer.ts";
import type { CardRemoval } from "./card-store.ts";

/**
 * Brings a card or a customer to what the provider knows of it now: a new number or date, or that it is gone.
 * @throws CardProviderError when the provider does not answer; it then sends its notification again.
 */
export async function receiveCardEvent(
  deps: Pick<PaymentDeps, "provider" | "transaction" | "clock" | "publish">,
  subject: CardRemoval,
): Promise<void> {
  const wallets = await deps.transaction(({ cards }) => cards.walletsOf(subject));
  for (const walletId of wallets) {
    if (subject.kind === "customer") {
      if (await deps.provider.hasCustomer(subject.ref)) continue;
      await loseCustomer(deps, walletId, subject.ref);
    } else {
      const card = await deps.provider.retrieveCard(subject.ref);
      await deps.transaction(async ({ cards, recharge }) => {
        // A rule that charged it ends, or goes on with its new number. Wallets are locked before their cards.
        await recharge.lookAt(walletId, deps.clock.now());
        return card ? cards.update(walletId, card) : cards.forget(walletId, subject);
      });
    }
    deps.publish({ walletId }, { type: "settings" });
  }
}
