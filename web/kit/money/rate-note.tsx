import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Currency } from "#contract/money/currencies.ts";
import { exchangeRateRoutes } from "#contract/money/exchange-rates.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { isAwaited } from "#web/kit/api/has-failed.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { classNames } from "#web/kit/controls/class-names.ts";
import { useCreditMoney } from "./credit-money.ts";

/** The rate's day, once below amounts that are converted. Its line is kept free while the rates are on their way. */
export function RateNote({ currency, className }: { currency?: Currency; className: string }) {
  const { rateInWords } = useCreditMoney(currency);
  const rates = useQuery({ ...ratesQuery, enabled: rateInWords !== null });
  if (rateInWords === null) return null;
  return <p className={classNames("min-h-5 text-xs", className)}>{!isAwaited(rates) && rateInWords}</p>;
}

/** The published rates and their day, for prices that are about to be paid. */
export const ratesQuery = queryOptions({
  queryKey: queryKeys.rates,
  queryFn: ({ signal }) => callApi(exchangeRateRoutes.list, {}, { signal }),
  staleTime: 60 * 60_000,
  // The page shows default rates until the query fails, and must soon say that it failed.
  retry: 1,
});
