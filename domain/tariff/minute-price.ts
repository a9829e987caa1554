/**
 * Credits a minute as money, to compare prices. Rounded up to a hundredth of the currency's smallest unit, so that the
 * shown price is never below the value of the credits.
 * Charges are in credits and do not use this.
 */
import { creditsPerUsd } from "#contract/constants.ts";
import type { Currency } from "#contract/money/currencies.ts";
import { millicreditsPerCredit } from "#contract/money/money.ts";
import { type CallRate, maximumCallSeconds } from "#contract/money/pricing.ts";
import { multiplyDivide } from "#domain/money/decimal.ts";
import { minorUnitsPerUnit } from "#domain/money/minor-units.ts";
import { rateScale, type ScaledRates } from "#domain/money/rates.ts";

const partsOfMinorUnit = 100;
const millicreditsPerUsd = creditsPerUsd * millicreditsPerCredit;

/** 300 mc a minute at 0.79 GBP for one USD -> 0.0237. */
export function minutePrice(perMinute_mc: number, currency: Currency, rates: ScaledRates): number {
  const partsPerUnit = minorUnitsPerUnit(currency) * partsOfMinorUnit;
  const parts = multiplyDivide(
    perMinute_mc,
    rates[currency] * partsPerUnit,
    millicreditsPerUsd * rateScale,
    "up",
  );
  return parts / partsPerUnit;
}

/** The upper bound, nearly two years: rates close to free would never end the search. */
const mostMinutes = 1_000_000;

/** Whole minutes of one call that a balance pays for at this rate; zero when it does not pay for the first. */
export function affordableMinutes(rate: CallRate, available_mc: number): number {
  return Math.floor(maximumCallSeconds(rate, available_mc, mostMinutes * 60) / 60);
}
