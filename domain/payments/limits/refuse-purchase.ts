import { switchMessages } from "#contract/messages/frame-messages.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
import type { PaymentStores } from "#domain/payments/payment-store.ts";

/** Refuses `unavailable` while the operator has switched purchases off. */
export async function refuseWhenOff({
  switches,
}: Pick<PaymentStores, "switches">): Promise<Refusal | undefined> {
  if (!(await switches.isOff("purchases"))) return undefined;
  return refuse("unavailable", { message: switchMessages.purchases });
}

/**
 * A user whom an operator has frozen buys nothing, under an earlier account or this one. What was begun before is credited when
 * it is paid.
 */
export async function refuseFrozen(
  { clock, cardLimits: { newWallet } }: Pick<PaymentDeps, "clock" | "cardLimits">,
  { payments, related }: Pick<PaymentStores, "payments" | "related">,
  { id, walletId }: WalletUser,
): Promise<Refusal | undefined> {
  if (await payments.isFrozen(id)) return refuse("account_frozen");
  const earlier = await related.readRelated({ walletId, at: clock.now(), newFor_s: newWallet.age_s });
  return earlier?.frozen ? refuse("account_frozen") : undefined;
}
