export const currencyCodes = ["USD", "GBP", "EUR", "CAD", "AUD", "JPY"] as const;
export type Currency = (typeof currencyCodes)[number];

export function isCurrency(value: unknown): value is Currency {
  return currencyCodes.some((code) => code === value);
}

/** Digits after the decimal point that the currency's smallest unit has (ISO 4217). */
export const minorUnitDigits = { USD: 2, GBP: 2, EUR: 2, CAD: 2, AUD: 2, JPY: 0 } as const satisfies Record<
  Currency,
  number
>;

/**
 * Tells if one unit of the currency is worth about a cent. A thousand units are less than the least purchase, so the
 * limit of a custom amount is in USD: docs/decisions/09-prices.md.
 */
export function countsInSmallUnits(currency: Currency): boolean {
  return minorUnitDigits[currency] === 0;
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
} as const satisfies Record<Currency, number>;

/** Units of each currency for one USD. */
export type Rates = Record<Currency, number>;

/** Published rates and their day as an ISO date; null while only the fixed rates are known. */
export interface PublishedRates {
  rates: Rates;
  asOf: string | null;
}

/** The cookie that keeps a reader's choice on a device. Without it the region of the browser's languages counts. */
export const currencyCookie = "farline.currency";
