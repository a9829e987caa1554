import { queryOptions } from "@tanstack/react-query";
import { exchangeRateRoutes } from "#contract/money/exchange-rates.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";

/** The published rates and their day, for prices that are about to be paid. */
export const ratesQuery = queryOptions({
  queryKey: queryKeys.rates,
  queryFn: ({ signal }) => callApi(exchangeRateRoutes.list, {}, { signal }),
  staleTime: 60 * 60_000,
  // The page shows default rates until the query fails, and must soon say that it failed.
  retry: 1,
});
