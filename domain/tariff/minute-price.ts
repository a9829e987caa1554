/**
 * Credits a minute as money, for people who compare prices: rounded up to a hundredth of the currency's smallest unit, so
 * that the price shown is never below the value of the credits. What is charged is credits; this is not used for it.
 */
import { creditsPerUsd } from "#contract/constants.ts";
import type { Currency } from "#contract/currencies.ts";
import { millicreditsPerCredit } from "#contract/money.ts";
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
