import { currencyCodes } from "#contract/money/currencies.ts";
import { invalidRequest } from "./api/stripe-error.ts";

const currencies = new Set<string>(currencyCodes.map((code) => code.toLowerCase()));

/**
 * Stripe's decimals where they are not two, and the amounts it takes: https://docs.stripe.com/currencies
 * (zero-decimal, three-decimal and special cases). ISO 4217 has other decimals for MGA, ISK and UGX.
 */
const zeroDecimals = new Set("bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf".split(" "));
const threeDecimals = new Set(["bhd", "jod", "kwd", "omr", "tnd"]);
/** Without cents, but counted in them: the last two digits are zeros. */
const wholeUnits = new Set(["isk", "ugx"]);

/** Stripe's smallest charge, in minor units: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts. */
const minimums: Readonly<Record<string, number>> = { usd: 50, eur: 50, gbp: 30, cad: 50, aud: 50, jpy: 50 };
const defaultMinimum = 50;
const maximum = 99_999_999;

/**
 * Refuses an amount, in minor units of `currency` (lower case), that Stripe would not charge.
 * @throws StripeError `amount_too_small`, `amount_too_large`, or for an unknown currency.
 */
export function expectChargeable(amount: number, currency: string): void {
  if (!currencies.has(currency)) throw invalidRequest(`Invalid currency: ${currency}`, { param: "currency" });
  expectPositive(amount);
  const minimum = minimums[currency] ?? defaultMinimum;
  if (amount < minimum) {
    throw invalidRequest(`Amount must be at least ${formatMinor(minimum, currency)}`, {
      code: "amount_too_small",
      param: "amount",
    });
  }
  if (amount > maximum) {
    throw invalidRequest(`Amount must be no more than ${formatMinor(maximum, currency)}`, {
      code: "amount_too_large",
      param: "amount",
    });
  }
  expectWhole(amount, currency);
}

/** @throws StripeError `parameter_invalid_integer` */
export function expectPositive(amount: number): void {
  if (amount >= 1) return;
  throw invalidRequest("This value must be greater than or equal to 1.", {
    code: "parameter_invalid_integer",
    param: "amount",
  });
}

/**
 * Card networks take no thousandths, and no cents of some currencies.
 * @throws StripeError `parameter_invalid_integer`
 */
export function expectWhole(amount: number, currency: string): void {
  const step = threeDecimals.has(currency) ? 10 : wholeUnits.has(currency) ? 100 : 1;
  if (amount % step === 0) return;
  throw invalidRequest(`Invalid amount: amounts in ${currency} must be evenly divisible by ${step}.`, {
    code: "parameter_invalid_integer",
    param: "amount",
  });
}

/** The decimals that Stripe counts in `currency` (lower case). */
export function decimalsOf(currency: string): number {
  if (zeroDecimals.has(currency)) return 0;
  return threeDecimals.has(currency) ? 3 : 2;
}

/** Formats minor units for people: 1050, "usd" -> "$10.50 usd". */
export function formatMinor(amount: number, currency: string): string {
  const digits = decimalsOf(currency);
  const format = new Intl.NumberFormat("en-US", {
    style: "currency",
    currency: currency.toUpperCase(),
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${format.format(amount / 10 ** digits)} ${currency}`;
}
