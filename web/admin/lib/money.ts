import * as z from "zod/mini";
import {
  type Currency,
  currencyCodes,
  firstCurrencies,
  minorUnitDigits,
} from "#contract/money/currencies.ts";
import { operatorMessages } from "#contract/operators/operator-messages.ts";
import { formatMoney } from "#words/money.ts";

/** An amount in the smallest unit of its currency, in words: "€12.50". */
export function moneyOf(amount_minor: number, currency: Currency): string {
  return formatMoney(amount_minor / 10 ** minorUnitDigits(currency), currency);
}

/** The decimal text of an amount, as a field has it: 1250 -> "12.50". */
export function amountText(amount_minor: number, currency: Currency): string {
  const digits = minorUnitDigits(currency);
  return (amount_minor / 10 ** digits).toFixed(digits);
}

/** Reads a decimal text into smallest units; undefined when it is none, or has more places than the currency. */
export function minorOf(typed: string, currency: Currency): number | undefined {
  const digits = minorUnitDigits(currency);
  const [, whole = "", places = ""] = /^(\d{1,9})(?:[.,](\d*))?$/.exec(typed.trim()) ?? [];
  if (whole === "" || places.length > digits) return undefined;
  return Number(whole + places.padEnd(digits, "0"));
}

/** A price of a minute with up to six places: "$0.0158". */
export function usdPerMinute(usd: number): string {
  return usd.toLocaleString("en", { style: "currency", currency: "USD", maximumFractionDigits: 6 });
}

const most = 100_000_000;

/** A comma before three digits may be that of thousands, and is refused. */
export const creditsText = z.pipe(
  z.string().check(
    z.overwrite((text) => text.trim().replace(/,(?=\d{1,2}$)/, ".")),
    z.regex(/^\d{1,9}(\.\d{1,3})?$/, operatorMessages.amountWrong),
    z.refine((text) => Number(text) > 0 && Number(text) <= most, operatorMessages.amountWrong),
  ),
  z.transform(Number),
);

/** The choices of a filter: payments of any currency stay, also of one that is offered no longer. */
export const currencyOptions = Object.fromEntries(
  [...firstCurrencies, ...currencyCodes].map((code) => [code, code]),
);
