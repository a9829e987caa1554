import { keepPreviousData, useQueries, useQuery } from "@tanstack/react-query";
import type { Currency } from "#contract/currencies.ts";
import type { E164 } from "#contract/phone-number.ts";
import { type NumberPrice, tariffRoutes } from "#contract/tariff.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { delay } from "#web/lib/delay.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

const staleTime = 10 * 60_000;
/** Shorter than this is no whole number yet, so it is not asked about. */
const shortestNumber = 8;
const typingPause_ms = 250;

/** What calls cost, by destination, with prices in a currency too. */
export function usePriceList(currency: Currency) {
  return useQuery({
    queryKey: queryKeys.priceList(currency),
    queryFn: ({ signal }) => callApi(tariffRoutes.list, { query: { currency } }, { signal }),
    staleTime,
    placeholderData: keepPreviousData,
  });
}

/**
 * What a call to a number costs. Asks once the typing pauses: a further digit aborts the wait.
 * Null, or a number still too short, asks nothing.
 */
export function useTariff(number: E164 | null, currency: Currency = "USD") {
  const asked = number !== null && number.length >= shortestNumber;
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

/** What calls to a few numbers cost; those that could not be asked are left out. */
export function useTariffs(numbers: readonly string[]): NumberPrice[] {
  return useQueries({
    queries: numbers.map((number) => ({
      queryKey: queryKeys.numberPrice(number, "USD"),
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        callApi(tariffRoutes.quote, { query: { number } }, { signal }),
      staleTime,
    })),
    combine: (results) => results.flatMap((result) => result.data ?? []),
  });
}
