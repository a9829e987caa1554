import { sentences } from "#contract/messages/message.ts";
import { purchaseLimitMessages } from "#contract/messages/money-messages.ts";
import { largestCharge_minor } from "#contract/money/charge.ts";
import type { PurchaseLimits } from "#contract/money/offered-currencies.ts";
import type { PurchaseAllowance as ShownAllowance } from "#contract/money/payments.ts";
import { type Refusal, refuse } from "#contract/refusals.ts";
import type { WalletUser } from "#domain/ledger/ledger-store.ts";
import { currentRates } from "#domain/money/exchange-rates.ts";
import { amountFromMinor } from "#domain/money/minor-units.ts";
import type { Price } from "#domain/money/price.ts";
import type { PaymentDeps } from "#domain/payments/payment-deps.ts";
import { limitsWith, usdOf } from "./new-customer-caps.ts";
import { type NewWalletLimits, type PurchaseAllowance, purchaseAllowance, week_ms } from "./purchase-cap.ts";

const day_s = 24 * 60 * 60;

/** The credits that this user's wallet may still buy, as the page shows them; null when it is not new any more. */
export async function readAllowance(
  { transaction, clock, cardLimits }: Pick<PaymentDeps, "transaction" | "clock" | "cardLimits">,
  { id, walletId }: WalletUser,
): Promise<ShownAllowance | null> {
  const now = clock.now();
  const since = new Date(now.getTime() - week_ms);
  return transaction(async (stores) => {
    const { settings } = await currentRates(stores.rates);
    const limits = limitsWith(cardLimits.newWallet, settings.newCustomerCaps);
    const own = { userId: id, initiator: "person" } as const;
    const history = await stores.payments.purchasesSince(walletId, { since, at: now }, own);
    const allowance = purchaseAllowance(limits, history, now);
    return allowance === undefined ? null : shownAllowance(limits, allowance);
  });
}

/**
 * Refuses `purchase_cap_reached` with sentences about what is left, in the currency of the refused price and at its rate,
 * and when the cap ends.
 */
export function refusePurchase(
  limits: NewWalletLimits,
  allowance: PurchaseAllowance,
  { currency, perUsd_e6 }: Pick<Price, "currency" | "perUsd_e6">,
  { leastUsd }: PurchaseLimits,
): Refusal {
  const shown = shownAllowance(limits, allowance);
  const { leftUsd, moreAt, endsAt, newDays } = shown;
  const left_minor = largestCharge_minor(allowance.left_mc, currency, perUsd_e6);
  const cap = purchaseLimitMessages.cap({
    left: leftUsd < leastUsd ? null : { amount: amountFromMinor(left_minor, currency), currency },
    moreAt: moreAt === null || moreAt === endsAt ? null : { moment: moreAt },
    endsAt: endsAt === null ? null : { moment: endsAt },
    newDays,
  });
  return refuse("purchase_cap_reached", {
    message: sentences(purchaseLimitMessages.capReached, cap),
    fields: { allowance: shown },
  });
}

function shownAllowance(limits: NewWalletLimits, allowance: PurchaseAllowance): ShownAllowance {
  return {
    newDays: Math.round(limits.age_s / day_s),
    leftUsd: usdOf(allowance.left_mc),
    moreAt: allowance.moreAt?.toISOString() ?? null,
    endsAt: allowance.endsAt?.toISOString() ?? null,
  };
}
