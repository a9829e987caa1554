/**
 * The currencies of ISO 4217 that the card provider charges in, by the digits in which it counts an amount. The provider's
 * page "Supported currencies" has them; it departs from ISO 4217 for MGA, which it counts without digits, and for ISK and
 * UGX, which it counts in hundredths though they have none. HUF and TWD are charged with two digits and paid out without.
 */
// biome-ignore format: a line for a few letters
const twoDigits = [
  "AED", "AFN", "ALL", "AMD", "AOA", "ARS", "AUD", "AWG", "AZN", "BAM", "BBD", "BDT", "BMD", "BND", "BOB", "BRL", "BSD",
  "BWP", "BYN", "BZD", "CAD", "CDF", "CHF", "CNY", "COP", "CRC", "CVE", "CZK", "DKK", "DOP", "DZD", "EGP", "ETB", "EUR",
  "FJD", "FKP", "GBP", "GEL", "GIP", "GMD", "GTQ", "GYD", "HKD", "HNL", "HTG", "HUF", "IDR", "ILS", "INR", "ISK", "JMD",
  "KES", "KGS", "KHR", "KYD", "KZT", "LAK", "LBP", "LKR", "LRD", "LSL", "MAD", "MDL", "MKD", "MMK", "MNT", "MOP", "MUR",
  "MVR", "MWK", "MXN", "MYR", "MZN", "NAD", "NGN", "NIO", "NOK", "NPR", "NZD", "PAB", "PEN", "PGK", "PHP", "PKR", "PLN",
  "QAR", "RON", "RSD", "RUB", "SAR", "SBD", "SCR", "SEK", "SGD", "SHP", "SLE", "SOS", "SRD", "SZL", "THB", "TJS", "TOP",
  "TRY", "TTD", "TWD", "TZS", "UAH", "UGX", "USD", "UYU", "UZS", "WST", "XCD", "XCG", "YER", "ZAR", "ZMW",
] as const;
// biome-ignore format: a line for a few letters
const noDigits = [
  "BIF", "CLP", "DJF", "GNF", "JPY", "KMF", "KRW", "MGA", "PYG", "RWF", "VND", "VUV", "XAF", "XOF", "XPF",
] as const;
const threeDigits = ["BHD", "JOD", "KWD", "OMR", "TND"] as const;

export const currencyCodes = [...twoDigits, ...noDigits, ...threeDigits] as const;
export type Currency = (typeof currencyCodes)[number];

/** Currencies of the specification, in its order: offered until the operator chooses others. They always have a rate. */
export const firstCurrencies = ["USD", "GBP", "EUR", "CAD", "AUD", "JPY"] as const;
export type FirstCurrency = (typeof firstCurrencies)[number];

export const currencyNotOffered = "Please choose one of the offered currencies.";

export function isCurrency(value: unknown): value is Currency {
  return isOneOf(currencyCodes, value);
}

function isOneOf<Code>(codes: readonly Code[], value: unknown): value is Code {
  return codes.some((code) => code === value);
}

/** Digits after the decimal point of the unit that amounts are counted in. */
export function minorUnitDigits(currency: Currency): 0 | 2 | 3 {
  if (isOneOf(noDigits, currency)) return 0;
  return isOneOf(threeDigits, currency) ? 3 : 2;
}

/** Digits after the decimal point that an amount is written with. */
export function shownDigits(currency: Currency): 0 | 2 | 3 {
  return hasNoCoins(currency) ? 0 : minorUnitDigits(currency);
}

/** Digits after the decimal point that can be paid: cards take no thousandths. */
export function chargedDigits(currency: Currency): 0 | 2 {
  return shownDigits(currency) === 0 ? 0 : 2;
}

/** Every charge and refund is a multiple of it, counted in the smallest unit: 10 for KWD, 100 for ISK. */
export function chargeStep_minor(currency: Currency): number {
  return 10 ** (minorUnitDigits(currency) - chargedDigits(currency));
}

function hasNoCoins(currency: Currency): boolean {
  return currency === "ISK" || currency === "UGX";
}

/** The largest charge, in the smallest unit: the provider takes eight digits in every currency. */
export const providerMost_minor = 99_999_999;

/**
 * Tells if the largest custom amount is counted in the currency itself, as the specification has it for its currencies. A
 * thousand yen are less than the least purchase, so there and elsewhere it is in USD: docs/decisions/09-prices.md.
 */
export function hasOwnLargest(currency: Currency): boolean {
  return currency !== "JPY" && isOneOf(firstCurrencies, currency);
}

/** Decimal places of the rates that prices are made with, which the page shows in full. */
export const rateDigits = 4;

/** Units of a currency for one USD until a published rate is known. */
export const fallbackRates = {
  USD: 1,
  GBP: 0.79,
  EUR: 0.92,
  CAD: 1.35,
  AUD: 1.52,
  JPY: 149.82,
} as const satisfies Record<FirstCurrency, number>;

/** The currencies of the European Central Bank's daily list, and the euro itself. Others need a fixed rate. */
// biome-ignore format: a line for a few letters
export const publishedCurrencies: readonly Currency[] = [
  "AUD", "BRL", "CAD", "CHF", "CNY", "CZK", "DKK", "EUR", "GBP", "HKD", "HUF", "IDR", "ILS", "INR", "ISK", "JPY", "KRW",
  "MXN", "MYR", "NOK", "NZD", "PHP", "PLN", "RON", "SEK", "SGD", "THB", "TRY", "USD", "ZAR",
];

/** Units of each currency for one USD. */
export type Rates = Partial<Record<Currency, number>>;

/** Published rates and their day as an ISO date; null while only the fixed rates are known. */
export interface PublishedRates {
  rates: Rates;
  asOf: string | null;
  /** Days of the operator's own rates, for currencies without a published one. */
  fixed?: Partial<Record<Currency, string>> | undefined;
}

/** The cookie that keeps a reader's choice on a device. Without it the region of the browser's languages counts. */
export const currencyCookie = "farline.currency";
