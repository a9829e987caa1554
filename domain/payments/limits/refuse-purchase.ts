import { switchMessages } from "#contract/messages/frame-messages.ts";
import { firstCreditsPerUsd, creditsPerUsd as valueHere } from "#contract/money/credit-value.ts";
import type { Currency } from "#contract/money/currencies.ts";
import { selectable } from "#contract/money/offered-currencies.ts";
import type { PurchaseSettings } from "#contract/money/purchase-settings.ts";
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

/** Refuses `unavailable` while this process prices credits at the worth before a change: servers take it over at their start. */
export function refuseOtherValue({
  creditsPerUsd = firstCreditsPerUsd,
}: PurchaseSettings): Refusal | undefined {
  return creditsPerUsd === valueHere() ? undefined : refuse("unavailable");
}

/** Refuses `currency_not_offered`. A user keeps the currency of the last purchase when it is offered no longer. */
export async function refuseCurrency(
  { payments }: Pick<PaymentStores, "payments">,
  user: WalletUser,
  currency: Currency,
  { currencies }: Pick<PurchaseSettings, "currencies">,
): Promise<Refusal | undefined> {
  if (currencies.offered.includes(currency)) return undefined;
  const own = (await payments.lastPaid(user))?.currency ?? null;
  return selectable(currencies, own).includes(currency) ? undefined : refuse("currency_not_offered");
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
