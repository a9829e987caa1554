import { type Currency, firstCurrencies } from "./currencies.ts";

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
}

export const firstOffer: OfferedCurrencies = { offered: [...firstCurrencies], usual: "GBP", kept: [] };

/** The currencies that a user may choose from. Their own one is that of the last purchase. */
export function selectable({ offered, kept }: OfferedCurrencies, own: Currency | null): Currency[] {
  return own !== null && kept.includes(own) ? [...offered, own] : offered;
}
