import { rateScale, storedDigits } from "#contract/money/charge.ts";
import {
  type Currency,
  currencyCodes,
  type FirstCurrency,
  fallbackRates,
  firstCurrencies,
  type Rates,
  rateDigits,
} from "#contract/money/currencies.ts";
import { multiplyDivide, scaledFromText } from "#contract/money/decimal.ts";

/** Units of currencies for one USD, in millionths: safe integers above zero. The first currencies always have one. */
export type ScaledRates = Partial<Record<Currency, number>> & Record<FirstCurrency, number>;

/**
 * Rates in millionths, of every currency that has one.
 * @throws RangeError when one is not above zero, or that of a first currency is missing.
 */
export function scaledRates(rateOf: (currency: Currency) => number | undefined): ScaledRates {
  const rates: Partial<Record<Currency, number>> = {};
  for (const currency of currencyCodes) {
    const rate = rateOf(currency);
    if (rate !== undefined) rates[currency] = expectRate(currency, rate);
  }
  const first = (currency: FirstCurrency) => expectRate(currency, rates[currency]);
  return {
    ...rates,
    USD: first("USD"),
    GBP: first("GBP"),
    EUR: first("EUR"),
    CAD: first("CAD"),
    AUD: first("AUD"),
    JPY: first("JPY"),
  };
}

function expectRate(currency: Currency, rate: number | undefined): number {
  if (!rate || rate < 0) throw new RangeError(`There is no rate above zero for ${currency}`);
  return rate;
}

/** A decimal rate in millionths. @throws RangeError when it is not above zero, or finer than is kept. */
export function scaledRate(currency: Currency, perUsd: number): number {
  return expectRate(currency, scaledFromText(String(perUsd), storedDigits));
}

export const fallbackScaledRates = scaledRates((currency) =>
  isFirst(currency) ? scaledRate(currency, fallbackRates[currency]) : undefined,
);

function isFirst(currency: Currency): currency is FirstCurrency {
  return firstCurrencies.some((first) => first === currency);
}

/**
 * Converts published rates per EUR to rates per USD: decimal texts by currency code ("GBP" -> "0.8371").
 * @throws RangeError when a first currency is missing, or the text of any is not a plain decimal above zero.
 */
export function ratesFromEuroRates(published: ReadonlyMap<string, string>): ScaledRates {
  const perEuro = scaledRates((currency) => {
    const text = published.get(currency);
    if (currency === "EUR") return rateScale;
    return text === undefined ? undefined : (scaledFromText(text, storedDigits) ?? 0);
  });
  return mapped(perEuro, (rate) => multiplyDivide(rate, rateScale, perEuro.USD, "nearest"));
}

/**
 * The rates that prices are made with: no finer than the page shows them, so that a reader who multiplies by the shown
 * rate gets the price.
 */
export function ratesForPrices(rates: ScaledRates): ScaledRates {
  const step = 10 ** (storedDigits - rateDigits);
  return mapped(rates, (rate) => multiplyDivide(rate, 1, step, "nearest") * step);
}

function mapped(rates: ScaledRates, change: (rate: number) => number): ScaledRates {
  return scaledRates((currency) => {
    const rate = rates[currency];
    return rate === undefined ? undefined : change(rate);
  });
}

/** Rates on the wire, of these currencies as far as they have one: 790,000 -> 0.79. */
export function ratesForDisplay(rates: ScaledRates, currencies: readonly Currency[]): Rates {
  const shown: Rates = {};
  for (const currency of currencies) {
    const rate = rates[currency];
    if (rate !== undefined) shown[currency] = rate / rateScale;
  }
  return shown;
}

/**
 * A feed that is off by more than a factor of two is faulty or forged: its prices would give credits away. It is compared
 * with the built-in rates, and where there is none with the day before.
 */
export function arePlausible(rates: ScaledRates, before?: ScaledRates): boolean {
  const usualRates: Partial<Record<Currency, number>> = { ...before, ...fallbackScaledRates };
  return currencyCodes.every((currency) => {
    const [rate, usual] = [rates[currency], usualRates[currency]];
    return rate === undefined || usual === undefined || (rate * 2 >= usual && rate <= usual * 2);
  });
}
