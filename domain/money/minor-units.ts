import { minorUnitsPerUnit } from "#contract/money/charge.ts";
import { type Currency, minorUnitDigits } from "#contract/money/currencies.ts";
import { multiplyDivide, scaledFromText } from "#contract/money/decimal.ts";
import { creditsFromMillicredits } from "#contract/money/money.ts";
import { creditsInWords, formatMoney } from "#words/money.ts";

/** Smallest units as the wire shows money: 820 in GBP -> 8.2, 1499 in JPY -> 1499. */
export function amountFromMinor(amount_minor: number, currency: Currency): number {
  return amount_minor / minorUnitsPerUnit(currency);
}

/**
 * Reads an amount from the wire in smallest units, through its decimal text because `8.20 * 100` is 819.999....
 * Undefined when it is no plain decimal or has more places than the currency.
 */
export function minorFromAmount(amount: number, currency: Currency): number | undefined {
  return scaledFromText(String(amount), minorUnitDigits(currency));
}

/** Formats smallest units for the user: 790 in GBP -> "£7.90". */
export function formatMinor(amount_minor: number, currency: Currency): string {
  return formatMoney(amountFromMinor(amount_minor, currency), currency);
}

/** Credits with what they are worth at the price of a purchase, to the nearest unit: "-20 credits (-€1.84)". */
export function creditsAtPrice(
  amount_mc: number,
  { currency, charge_minor, credits_mc }: { currency: Currency; charge_minor: number; credits_mc: number },
): string {
  const worth_minor = multiplyDivide(Math.abs(amount_mc), charge_minor, credits_mc, "nearest");
  const signed_minor = amount_mc < 0 ? -worth_minor : worth_minor;
  return `${creditsInWords(creditsFromMillicredits(amount_mc))} (${formatMinor(signed_minor, currency)})`;
}
