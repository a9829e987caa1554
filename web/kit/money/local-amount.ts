import {
  chargeOf,
  largestCharge_minor,
  maximumCharge_minor,
  minorUnitsPerUnit,
  rateScale,
} from "#contract/money/charge.ts";
import { creditsPerUsd } from "#contract/money/credit-value.ts";
import type { Currency, Rates } from "#contract/money/currencies.ts";
import { millicreditsPerCredit } from "#contract/money/money.ts";
import { pageLimits, pageRates } from "./market.ts";

/**
 * Units of `currency` for one USD; the page's own rate replaces a missing one. A currency that has lost its rate shows no
 * amount, and the server refuses it.
 */
export function rateOf(currency: Currency, rates: Rates | undefined): number {
  return rates?.[currency] ?? pageRates()[currency] ?? Number.NaN;
}

/** The same in millionths, as the server keeps rates. */
export function scaledRateOf(currency: Currency, rates: Rates | undefined): number {
  return Math.round(rateOf(currency, rates) * rateScale);
}

/** A USD amount in `currency`, rounded up to its smallest unit. */
export function localAmount(amountUsd: number, currency: Currency, rates: Rates | undefined): number {
  return (
    chargeOf(worth_mc(amountUsd), currency, scaledRateOf(currency, rates), "up") / minorUnitsPerUnit(currency)
  );
}

/** The least amount in `currency` that one purchase may be of. */
export function leastAmount(currency: Currency, rates: Rates | undefined): number {
  return localAmount(pageLimits().leastUsd, currency, rates);
}

/** The most that may be typed in `currency`. Where `leftUsd` is the worth of what may still be bought, no more than that. */
export function maximumCustomAmount(currency: Currency, rates: Rates | undefined, leftUsd?: number): number {
  const most =
    maximumCharge_minor(currency, scaledRateOf(currency, rates), pageLimits()) / minorUnitsPerUnit(currency);
  return leftUsd === undefined ? most : Math.min(most, largestAmount(leftUsd, currency, rates));
}

/** The largest amount in `currency` that is worth no more than `leftUsd`. */
export function largestAmount(leftUsd: number, currency: Currency, rates: Rates | undefined): number {
  const perUsd_e6 = scaledRateOf(currency, rates);
  return largestCharge_minor(worth_mc(leftUsd), currency, perUsd_e6) / minorUnitsPerUnit(currency);
}

function worth_mc(amountUsd: number): number {
  return Math.round(amountUsd * creditsPerUsd() * millicreditsPerCredit);
}
