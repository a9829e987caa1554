import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { CallRate } from "#contract/money/pricing.ts";
import { type NumberPrice, tariffRoutes } from "#contract/money/tariff.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { queries } from "#web/kit/api/with-queries.tsx";
import { delay } from "#web/kit/browser/delay.ts";

const staleTime = 10 * 60_000;
const typingPause_ms = 250;

export function usePriceList(enabled = true) {
  return useQuery({
    queryKey: queryKeys.priceList,
    queryFn: ({ signal }) => callApi(tariffRoutes.list, { query: { currency: "USD" } }, { signal }),
    staleTime,
    enabled,
  });
}

/** The price of a number that this page has shown last; undefined while it has shown none. */
export function shownRate(number: E164): CallRate | undefined {
  return queries.getQueryData<NumberPrice>(queryKeys.numberPrice(number))?.rate;
}

/** The price of a call to a number; none for null. Fetches once the typing pauses: a further digit aborts the wait. */
export function useTariff(number: E164 | null) {
  const isPriced = number !== null;
  return useQuery({
    queryKey: queryKeys.numberPrice(number ?? ""),
    queryFn: async ({ signal }) => {
      await delay(typingPause_ms, signal);
      return callApi(tariffRoutes.quote, { query: { number: number ?? "", currency: "USD" } }, { signal });
    },
    enabled: isPriced,
    staleTime,
    ...(isPriced && { placeholderData: keepPreviousData }),
  });
}
