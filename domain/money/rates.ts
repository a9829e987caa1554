import { rateScale, storedDigits } from "#contract/money/charge.ts";
import {
  type Currency,
  currencyCodes,
  fallbackRates,
  type Rates,
  rateDigits,
} from "#contract/money/currencies.ts";
import { multiplyDivide, scaledFromText } from "#contract/money/decimal.ts";

/** Units of each currency for one USD, in millionths: safe integers above zero. */
export type ScaledRates = Readonly<Record<Currency, number>>;

/**
 * Rates of every currency we offer, in millionths.
 * @throws RangeError when one is missing or not above zero.
 */
export function scaledRates(rateOf: (currency: Currency) => number | undefined): ScaledRates {
  return eachCurrency((currency) => {
    const rate = rateOf(currency);
    if (!rate || rate < 0) throw new RangeError(`There is no rate above zero for ${currency}`);
    return rate;
  });
}

export const fallbackScaledRates = scaledRates((currency) =>
  scaledFromText(String(fallbackRates[currency]), storedDigits),
);

/**
 * Converts published rates per EUR to rates per USD: decimal texts by currency code ("GBP" -> "0.8371").
 * @throws RangeError when a currency we offer is missing or its text is not a plain decimal above zero.
 */
export function ratesFromEuroRates(published: ReadonlyMap<string, string>): ScaledRates {
  const perEuro = scaledRates((currency) =>
    currency === "EUR" ? rateScale : scaledFromText(published.get(currency) ?? "", storedDigits),
  );
  return scaledRates((currency) => multiplyDivide(perEuro[currency], rateScale, perEuro.USD, "nearest"));
}

/**
 * The rates that prices are made with: no finer than the page shows them, so that a reader who multiplies by the shown
 * rate gets the price.
 */
export function ratesForPrices(rates: ScaledRates): ScaledRates {
  const step = 10 ** (storedDigits - rateDigits);
  return eachCurrency((currency) => multiplyDivide(rates[currency], 1, step, "nearest") * step);
}

/** Rates on the wire: 790,000 -> 0.79. */
export function ratesForDisplay(rates: ScaledRates): Rates {
  return eachCurrency((currency) => rates[currency] / rateScale);
}

/** A feed that is off by more than a factor of two is faulty or forged: its prices would give credits away. */
export function arePlausible(rates: ScaledRates): boolean {
  return currencyCodes.every((currency) => {
    const usual = fallbackScaledRates[currency];
    return rates[currency] * 2 >= usual && rates[currency] <= usual * 2;
  });
}

function eachCurrency(value: (currency: Currency) => number): Record<Currency, number> {
  return {
    USD: value("USD"),
    GBP: value("GBP"),
    EUR: value("EUR"),
    CAD: value("CAD"),
    AUD: value("AUD"),
    JPY: value("JPY"),
  };
}
