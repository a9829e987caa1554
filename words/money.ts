import { type Currency, shownDigits } from "#contract/money/currencies.ts";
import { leftToRight, numberFormat } from "./formats.ts";
import { currentLocale, formatDecimal, tn } from "./translate.ts";

/** Formats credits for the user: 1234.5 -> "1,234.5", at most three decimal places. */
export const formatCredits: (credits: number) => string = formatDecimal;

/** "1 credit", "0.3 credits". */
export function creditsInWords(credits: number): string {
  return tn(credits, "{n} credit", "{n} credits", { n: formatCredits(credits) });
}

/**
 * Formats an amount in its currency and the reader's own number format. In Arabic it keeps its own order, in place of the
 * mark that Intl puts first, which would turn "US$" round.
 */
export function formatMoney(amount: number, currency: Currency, locale = currentLocale()): string {
  const shown = withoutZeroSign(amount, shownDigits(currency));
  return leftToRight(numberFormat(moneyFormat(currency), locale).format(shown));
}

/** Zero in the place of a negative amount that is rounded to it: a call for a third of a cent would be "-$0.00". */
export function withoutZeroSign(amount: number, digits: number): number {
  return Math.abs(amount) < 0.5 / 10 ** digits ? 0 : amount;
}

/** Formats an amount for a button: a whole one without decimals, "$10", any other with them, "€9.21". */
export function formatShortMoney(amount: number, currency: Currency): string {
  const isWhole = Number.isInteger(Number(amount.toFixed(shownDigits(currency))));
  return leftToRight(numberFormat(moneyFormat(currency, isWhole ? 0 : undefined)).format(amount));
}

/** Named in each format, because engines differ in the digits of some currencies, such as HUF. */
function moneyFormat(currency: Currency, digits: number = shownDigits(currency)): Intl.NumberFormatOptions {
  return { style: "currency", currency, minimumFractionDigits: digits, maximumFractionDigits: digits };
}
