import { type Refusal, refuse } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { CardProviderError } from "#domain/payments/card-provider.ts";
import type { PaymentDeps } from "#domain/payments/payment-deps.ts";

type CustomerDeps = Pick<PaymentDeps, "provider" | "transaction" | "clock" | "report">;

/**
 * The provider's customer that stands for a user, made when it is first needed. Purchases at the same time get one: the
 * provider answers the user's key with the same customer, and the first answer stays. One whose answer was lost is looked
 * for once the provider may have forgotten the key.
 * Refuses `payment_provider_unavailable`.
 */
export async function customerOf(
  deps: CustomerDeps,
  { id, walletId }: WalletUser,
): Promise<string | Refusal> {
  const user = { id, walletId };
  const now = deps.clock.now();
  const {
    ref: storedRef,
    askedAt,
    lostRef,
  } = await deps.transaction(({ cards }) => cards.askCustomer(user, now));
  if (storedRef !== null) return storedRef;
  const isKeyOld = now.getTime() - askedAt.getTime() > deps.provider.keyLife_ms;
  try {
    const earlier = isKeyOld ? await deps.provider.findCustomer(user, askedAt) : undefined;
    const ref = earlier ?? (await deps.provider.createCustomer({ ...user, instead: lostRef }));
    return await deps.transaction(({ cards }) => cards.addCustomer(user, ref));
  } catch (error) {
    if (!(error instanceof CardProviderError)) throw error;
    deps.report(walletId, error);
    return refuse("payment_provider_unavailable");
  }
}

/**
 * Asks the provider about a customer for whom it refused a payment. One that was deleted there is forgotten with its cards,
 * so that the next purchase makes another.
 */
export async function checkCustomer(deps: CustomerDeps, walletId: string, ref: string): Promise<void> {
  if (await deps.provider.hasCustomer(ref)) return;
  await loseCustomer(deps, walletId, ref);
}

/** Forgets a customer that the provider has deleted, with its cards. A rule that charged one of them ends. */
export async function loseCustomer(
  { transaction, clock }: Pick<CustomerDeps, "transaction" | "clock">,
  walletId: string,
  ref: string,
): Promise<void> {
  await transaction(async ({ cards, recharge }) => {
    await recharge.lookAt(walletId, clock.now());
    await cards.loseCustomer(walletId, ref, clock.now());
  });
}
