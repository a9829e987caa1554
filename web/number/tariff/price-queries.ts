import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import type { Currency } from "#contract/money/currencies.ts";
import type { CallRate } from "#contract/money/pricing.ts";
import { type NumberPrice, tariffRoutes } from "#contract/money/tariff.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queries } from "#web/kit/api/browser-queries.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { delay } from "#web/kit/browser/delay.ts";

const staleTime = 10 * 60_000;
const typingPause_ms = 250;

/** Prices by destination, in credits and in a currency. */
export function priceListQuery(currency: Currency) {
  return queryOptions({
    queryKey: queryKeys.priceList(currency),
    queryFn: ({ signal }) => callApi(tariffRoutes.list, { query: { currency } }, { signal }),
    staleTime,
  });
}

export function usePriceList(currency: Currency, enabled = true) {
  return useQuery({ ...priceListQuery(currency), enabled, placeholderData: keepPreviousData });
}

/** The price of a number that this page has shown last; undefined while it has shown none. */
export function shownRate(number: E164): CallRate | undefined {
  return queries.getQueryData<NumberPrice>(queryKeys.numberPrice(number, "USD"))?.rate;
}

/**
 * The price of a call to a number. Fetches once the typing pauses: a further digit aborts the wait. Fetches nothing for
 * null.
 */
export function useTariff(number: E164 | null, currency: Currency = "USD") {
  const asked = number !== null;
  return useQuery({
    queryKey: queryKeys.numberPrice(number ?? "", currency),
    queryFn: async ({ signal }) => {
      await delay(typingPause_ms, signal);
      return callApi(tariffRoutes.quote, { query: { number: number ?? "", currency } }, { signal });
    },
    enabled: asked,
    staleTime,
    ...(asked && { placeholderData: keepPreviousData }),
  });
}
