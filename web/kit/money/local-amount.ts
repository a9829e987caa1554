import { maximumPurchaseAmount } from "#contract/constants.ts";
import {
  type Currency,
  countsInSmallUnits,
  fallbackRates,
  minorUnitDigits,
  type Rates,
} from "#contract/money/currencies.ts";

/** Units of `currency` for one USD; a fixed rate replaces a missing one. */
export function rateOf(currency: Currency, rates: Rates | undefined): number {
  return rates?.[currency] ?? fallbackRates[currency];
}

/** A USD amount in `currency`, rounded up to its smallest unit as the server does. */
export function localAmount(amountUsd: number, currency: Currency, rates: Rates | undefined): number {
  return Math.ceil(localMinor(amountUsd, currency, rates)) / minorUnits(currency);
}

/**
 * The most that may be typed in `currency`: docs/decisions/09-prices.md. Where `leftUsd` is the
 * worth of what may still be bought, no more than that.
 */
export function maximumCustomAmount(currency: Currency, rates: Rates | undefined, leftUsd?: number): number {
  const most = countsInSmallUnits(currency)
    ? Math.floor(localMinor(maximumPurchaseAmount, currency, rates)) / minorUnits(currency)
    : maximumPurchaseAmount;
  return leftUsd === undefined ? most : Math.min(most, largestAmount(leftUsd, currency, rates));
}

/** The largest amount in `currency` that is worth no more than `leftUsd`, as the server rounds: down to the US cent. */
export function largestAmount(leftUsd: number, currency: Currency, rates: Rates | undefined): number {
  return (Math.ceil(localMinor(leftUsd + 0.01, currency, rates)) - 1) / minorUnits(currency);
}

/** A USD amount in smallest units, not rounded yet. Six places drop the noise of binary fractions: 10 * 0.79 * 100. */
function localMinor(amountUsd: number, currency: Currency, rates: Rates | undefined): number {
  return Number((amountUsd * rateOf(currency, rates) * minorUnits(currency)).toFixed(6));
}

function minorUnits(currency: Currency): number {
  return 10 ** minorUnitDigits[currency];
}
