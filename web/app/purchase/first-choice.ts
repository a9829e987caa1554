import { creditsPerUsd, presetAmountsUsd } from "#contract/constants.ts";
import type { Currency, Rates } from "#contract/money/currencies.ts";
import type { PurchaseHabits } from "#contract/money/purchase-habits.ts";
import { localAmount, maximumCustomAmount } from "#web/kit/money/local-amount.ts";
import type { Choice } from "./quote-query.ts";

/** The last purchase, when it brings at least these credits. A custom amount has another value in another currency. */
export function lastChoice(
  last: PurchaseHabits["lastPurchase"] | undefined,
  currency: Currency,
  least: number,
): Choice | undefined {
  if (!last || last.credits < least) return undefined;
  const preset = presetAmountsUsd.find((amountUsd) => amountUsd * creditsPerUsd === last.credits);
  if (preset !== undefined) return { kind: "preset", amount: preset };
  return last.currency === currency ? { kind: "custom", amount: last.amount } : undefined;
}

/** The least preset that brings at least these credits; where none does, their price, or the most that can be typed. */
export function leastChoiceFor(credits: number, currency: Currency, rates: Rates | undefined): Choice {
  const preset = presetAmountsUsd.find((amountUsd) => amountUsd * creditsPerUsd >= credits);
  if (preset !== undefined) return { kind: "preset", amount: preset };
  const price = localAmount(credits / creditsPerUsd, currency, rates);
  return { kind: "custom", amount: Math.min(price, maximumCustomAmount(currency, rates)) };
}
