/**
 * Credits a minute as money, to compare prices. Rounded up to a hundredth of the currency's smallest unit, so that the
 * shown price is never below the value of the credits.
 * Charges are in credits and do not use this.
 */
import { creditsPerUsd } from "#contract/constants.ts";
import type { Currency } from "#contract/money/currencies.ts";
import { millicreditsPerCredit } from "#contract/money/money.ts";
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
