import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
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
      await deps.transaction(({ cards }) => cards.loseCustomer(walletId, subject.ref, deps.clock.now()));
    } else {
      const card = await deps.provider.retrieveCard(subject.ref);
      await deps.transaction(({ cards }) =>
        card ? cards.update(walletId, card) : cards.forget(walletId, subject),
      );
    }
    deps.publish({ walletId }, { type: "settings" });
  }
}
