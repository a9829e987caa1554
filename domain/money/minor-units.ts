import { minorUnitsPerUnit } from "#contract/money/charge.ts";
import { type Currency, minorUnitDigits } from "#contract/money/currencies.ts";
import { scaledFromText } from "#contract/money/decimal.ts";
import { formatMoney } from "#words/money.ts";

/** Smallest units as the wire shows money: 820 in GBP -> 8.2, 1499 in JPY -> 1499. */
export function amountFromMinor(amount_minor: number, currency: Currency): number {
  return amount_minor / minorUnitsPerUnit(currency);
}

/**
 * Reads an amount from the wire in smallest units, through its decimal text because `8.20 * 100` is 819.999....
 * Undefined when it is no plain decimal or has more places than the currency.
 */
export function minorFromAmount(amount: number, currency: Currency): number | undefined {
  return scaledFromText(String(amount), minorUnitDigits[currency]);
}

/** Formats smallest units for the user: 790 in GBP -> "£7.90". */
export function formatMinor(amount_minor: number, currency: Currency): string {
  return formatMoney(amountFromMinor(amount_minor, currency), currency);
}
