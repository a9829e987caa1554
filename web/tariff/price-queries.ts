import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { Currency } from "#contract/currencies.ts";
import { tariffRoutes } from "#contract/tariff.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { useSessionToken } from "#web/lib/browser-session.ts";
import { delay } from "#web/lib/delay.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

/** Shorter than this is no whole number yet, so it is not asked about. */
const shortestNumber = 8;
const typingPause_ms = 250;

/** What calls cost, by destination, with prices in a currency too. */
export function usePriceList(currency: Currency) {
  return useQuery({
    queryKey: queryKeys.priceList(currency),
    queryFn: ({ signal }) => callApi(tariffRoutes.list, { query: { currency } }, { signal }),
    staleTime: 10 * 60_000,
    placeholderData: keepPreviousData,
  });
}

/** What a call to an E.164 number costs, and how long this user's balance lasts; asks once the typing pauses. */
export function useNumberPrice(number: string | null, currency: Currency) {
  const isLoggedIn = useSessionToken() !== null;
  return useQuery({
    queryKey: queryKeys.numberPrice(number ?? "", currency, isLoggedIn),
    queryFn: async ({ signal }) => {
      await delay(typingPause_ms, signal);
      return callApi(tariffRoutes.quote, { query: { number: number ?? "", currency } }, { signal });
    },
    enabled: number !== null && number.length >= shortestNumber,
  });
}
