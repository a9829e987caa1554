import { type Currency, shownDigits } from "#contract/money/currencies.ts";
import { leftToRight, numberFormat } from "#words/formats.ts";

/** More than any price has: `minutePrice` has rounded it. */
const mostDigits = 12;

/** A price a minute, which may be less than the smallest unit: 0.0237 GBP -> "£0.0237", 0.1 USD -> "$0.10". */
export function formatMinutePrice(amount: number, currency: Currency): string {
  const digits = shownDigits(currency);
  const fractionDigits = { minimumFractionDigits: digits, maximumFractionDigits: mostDigits };
  return leftToRight(numberFormat({ style: "currency", currency, ...fractionDigits }).format(amount));
}
