import { maximumPurchaseAmount, minimumPurchaseUsd, presetAmountsUsd } from "#contract/constants.ts";
import { type Currency, firstCurrencies } from "./currencies.ts";

/** Of one purchase, in whole USD. */
export interface PurchaseLimits {
  leastUsd: number;
  /** In the currency of the payment where one unit of it is worth about a USD: see `maximumCharge_minor`. */
  mostUsd: number;
}

export const firstLimits: PurchaseLimits = { leastUsd: minimumPurchaseUsd, mostUsd: maximumPurchaseAmount };

/** The currencies that purchases are offered in. */
export interface OfferedCurrencies {
  /** In the order of the list that users choose from. */
  offered: Currency[];
  /** For readers whose region has none of the offered ones. */
  usual: Currency;
  /** Offered once: users who paid in one keep it, others are not offered it. */
  kept: Currency[];
  /** Amounts to choose from, in the currency; without any they are the worth of those in USD. */
  presets?: Partial<Record<Currency, number[]>> | undefined;
  /** Without any they are those of the specification. */
  limits?: PurchaseLimits | undefined;
}

export const firstOffer: OfferedCurrencies = { offered: [...firstCurrencies], usual: "GBP", kept: [] };

export function limitsOf({ limits }: Pick<OfferedCurrencies, "limits">): PurchaseLimits {
  return limits ?? firstLimits;
}

/** The amounts in USD to choose from; the least purchase where none of them may be bought. */
export function presetsUsdWithin({ leastUsd, mostUsd }: PurchaseLimits): [number, ...number[]] {
  const [first = leastUsd, ...others] = presetAmountsUsd.filter(
    (amountUsd) => amountUsd >= leastUsd && amountUsd <= mostUsd,
  );
  return [first, ...others];
}

/** The currencies that a user may choose from. Their own one is that of the last purchase. */
export function selectable({ offered, kept }: OfferedCurrencies, own: Currency | null): Currency[] {
  return own !== null && kept.includes(own) ? [...offered, own] : offered;
}
