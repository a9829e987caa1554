import { type Currency, minorUnitDigits } from "#contract/money/currencies.ts";
import { leftToRight, numberFormat } from "#words/formats.ts";

/** A hundredth of the smallest unit is as fine as the server's prices are. */
const finerDigits = 2;

/** A price a minute, which may be less than the smallest unit: 0.0237 GBP -> "£0.0237", 0.1 USD -> "$0.10". */
export function formatMinutePrice(amount: number, currency: Currency): string {
  const digits = minorUnitDigits[currency];
  const fractionDigits = { minimumFractionDigits: digits, maximumFractionDigits: digits + finerDigits };
  return leftToRight(numberFormat({ style: "currency", currency, ...fractionDigits }).format(amount));
}
