import { queryOptions } from "@tanstack/react-query";
import { minimumPurchaseUsd } from "../../../contract/constants.ts";
import {
  type Currency,
  fallbackRates,
  formatMoney,
  minorUnitDigits,
  type Rates,
} from "../../../contract/currencies.ts";
import { paymentRoutes } from "../../../contract/payments.ts";
import { callApi } from "../../lib/browser-api.ts";
import { queryKeys } from "../../lib/query-keys.ts";

/** The published rates and their day. */
export const ratesQuery = queryOptions({
  queryKey: queryKeys.rates,
  queryFn: ({ signal }) => callApi(paymentRoutes.exchangeRate, {}, { signal }),
  staleTime: 60 * 60_000,
});

/** Units of `currency` for one USD; the fixed rate stands in for a missing one. */
export function rateOf(currency: Currency, rates: Rates | undefined): number {
  return rates?.[currency] ?? fallbackRates[currency];
}

/** A USD amount in `currency`, rounded up to its smallest unit as the server does. */
export function localAmount(amountUsd: number, currency: Currency, rates: Rates | undefined): number {
  const unit = 10 ** minorUnitDigits[currency];
  // Six places drop the noise of binary fractions: 10 * 0.79 * 100 is 790.0000000000001.
  const minor = Number((amountUsd * rateOf(currency, rates) * unit).toFixed(6));
  return Math.ceil(minor) / unit;
}

/** The least purchase, as shown. */
export function minimumShown(currency: Currency, rates: Rates | undefined): string {
  return formatMoney(localAmount(minimumPurchaseUsd, currency, rates), currency);
}
