import { type Currency, minorUnitDigits } from "#contract/money/currencies.ts";
import { byLocale } from "#words/by-locale.ts";
import { leftToRight } from "#words/left-to-right.ts";
import { currentLocale } from "#words/translate.ts";

/** Making a format takes longer than using it, and the price list shows a thousand prices. */
const formats = byLocale(() => new Map<Currency, Intl.NumberFormat>());

/** A hundredth of the smallest unit is as fine as the server's prices are. */
const finerDigits = 2;

/** An amount a minute in `currency`, rounded up to a hundredth of its smallest unit: never below what is charged. */
export function minutePrice(amount: number, currency: Currency): number {
  const parts = 10 ** (minorUnitDigits[currency] + finerDigits);
  // Six places drop the noise of binary fractions: 0.03 * 0.79.
  return Math.ceil(Number((amount * parts).toFixed(6))) / parts;
}

/** A price a minute, which may be less than the smallest unit: 0.0237 GBP -> "£0.0237", 0.1 USD -> "$0.10". */
export function formatMinutePrice(amount: number, currency: Currency): string {
  const digits = minorUnitDigits[currency];
  const format =
    formats().get(currency) ??
    new Intl.NumberFormat(currentLocale(), {
      style: "currency",
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits + finerDigits,
    });
  formats().set(currency, format);
  return leftToRight(format.format(amount));
}
