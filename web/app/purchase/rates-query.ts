import { queryOptions } from "@tanstack/react-query";
import { maximumPurchaseAmount } from "#contract/constants.ts";
import {
  type Currency,
  countsInSmallUnits,
  fallbackRates,
  minorUnitDigits,
  type Rates,
} from "#contract/money/currencies.ts";
import { exchangeRateRoutes } from "#contract/money/exchange-rates.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";

/** The published rates and their day. */
export const ratesQuery = queryOptions({
  queryKey: queryKeys.rates,
  queryFn: ({ signal }) => callApi(exchangeRateRoutes.list, {}, { signal }),
  staleTime: 60 * 60_000,
  // The page shows default rates until the query fails, and must soon say that it failed.
  retry: 1,
});

/** Units of `currency` for one USD; a fixed rate replaces a missing one. */
export function rateOf(currency: Currency, rates: Rates | undefined): number {
  return rates?.[currency] ?? fallbackRates[currency];
}

/** A USD amount in `currency`, rounded up to its smallest unit as the server does. */
export function localAmount(amountUsd: number, currency: Currency, rates: Rates | undefined): number {
  return Math.ceil(localMinor(amountUsd, currency, rates)) / minorUnits(currency);
}

/** The most that may be typed in `currency`: docs/decisions/0008-the-most-a-custom-amount-may-be.md. */
export function maximumCustomAmount(currency: Currency, rates: Rates | undefined): number {
  if (!countsInSmallUnits(currency)) return maximumPurchaseAmount;
  return Math.floor(localMinor(maximumPurchaseAmount, currency, rates)) / minorUnits(currency);
}

/** A USD amount in smallest units, not rounded yet. Six places drop the noise of binary fractions: 10 * 0.79 * 100. */
function localMinor(amountUsd: number, currency: Currency, rates: Rates | undefined): number {
  return Number((amountUsd * rateOf(currency, rates) * minorUnits(currency)).toFixed(6));
}

function minorUnits(currency: Currency): number {
  return 10 ** minorUnitDigits[currency];
}
