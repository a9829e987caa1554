/** Credits as money of a currency: the one place that rounds a price, for the server and the page. */
import { centsPerUsd, millicreditsPerCent, millicreditsPerUsd } from "./credit-value.ts";
import {
  type Currency,
  chargeStep_minor,
  hasOwnLargest,
  minorUnitDigits,
  providerMost_minor,
} from "./currencies.ts";
import { multiplyDivide, type Rounding } from "./decimal.ts";
import type { PurchaseLimits } from "./offered-currencies.ts";

/** Decimal places of a stored rate: 0.79 GBP for one USD is kept as 790,000 millionths. */
export const storedDigits = 6;
export const rateScale = 10 ** storedDigits;

/** Digits of a price of a minute, from its first one that is not zero: 0.0921, 1.43, 15. */
const minutePriceDigits = 3;

/** The number of smallest units in one unit of the currency: 100 for GBP, 1 for JPY. */
export function minorUnitsPerUnit(currency: Currency): number {
  return 10 ** minorUnitDigits(currency);
}

/**
 * Credits in the currency's smallest unit, at `perUsd_e6` millionths of a unit for one USD: a multiple of what can be
 * charged.
 */
export function chargeOf(
  credits_mc: number,
  currency: Currency,
  perUsd_e6: number,
  rounding: Rounding,
): number {
  const step = chargeStep_minor(currency);
  return inParts(credits_mc, perUsd_e6, minorUnitsPerUnit(currency) / step, rounding) * step;
}

/** The worth of a charge in US cents. The charge is in the currency's smallest unit. */
export function worthOf_cents(
  charge_minor: number,
  currency: Currency,
  perUsd_e6: number,
  rounding: Rounding,
): number {
  return multiplyDivide(
    charge_minor,
    centsPerUsd * rateScale,
    perUsd_e6 * minorUnitsPerUnit(currency),
    rounding,
  );
}

/** The largest charge that is worth no more than these credits: its worth is rounded down to the US cent. */
export function largestCharge_minor(credits_mc: number, currency: Currency, perUsd_e6: number): number {
  const next_mc = (Math.floor(credits_mc / millicreditsPerCent()) + 1) * millicreditsPerCent();
  return chargeOf(next_mc, currency, perUsd_e6, "up") - chargeStep_minor(currency);
}

/**
 * The largest custom amount, in the currency's smallest unit: as many units of a currency of the specification as the
 * largest purchase has USD, 1000 at first, and elsewhere its worth, or what the provider takes at most.
 */
export function maximumCharge_minor(
  currency: Currency,
  perUsd_e6: number,
  { mostUsd }: PurchaseLimits,
): number {
  if (hasOwnLargest(currency)) return mostUsd * minorUnitsPerUnit(currency);
  const step = chargeStep_minor(currency);
  const worth_minor = chargeOf(mostUsd * millicreditsPerUsd(), currency, perUsd_e6, "down");
  return Math.min(worth_minor, Math.floor(providerMost_minor / step) * step);
}

/**
 * A price of a minute in units of a currency, for reading: 300 mc at 0.79 GBP for one USD -> 0.0237. It has three significant
 * digits at most and is rounded up, so that it is never below what is charged. The one rule for such prices: pages, receipts
 * and the API show no other.
 */
export function minutePrice(perMinute_mc: number, perUsd_e6: number): number {
  if (perMinute_mc === 0) return 0;
  const worth = (perMinute_mc / millicreditsPerUsd()) * (perUsd_e6 / rateScale);
  const places = minutePriceDigits - 1 - Math.floor(Math.log10(worth));
  if (places >= 0) return inParts(perMinute_mc, perUsd_e6, 10 ** places, "up") / 10 ** places;
  const step = 10 ** -places;
  return Math.ceil(inParts(perMinute_mc, perUsd_e6, 1, "up") / step) * step;
}

function inParts(credits_mc: number, perUsd_e6: number, partsPerUnit: number, rounding: Rounding): number {
  return multiplyDivide(credits_mc, perUsd_e6 * partsPerUnit, millicreditsPerUsd() * rateScale, rounding);
}
