import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { tariffRoutes } from "#contract/tariff.ts";
import { callApi } from "./browser-api.ts";
import { delay } from "./delay.ts";
import { queryKeys } from "./query-keys.ts";

/** Shorter than this is no international number, so it is not asked about. */
const shortestNumber = 8;
const typingPause_ms = 250;

/**
 * What a call to an E.164 number costs. Asks once the typing pauses: a further digit aborts the wait.
 * Null, or a number still too short, asks nothing.
 */
export function useTariff(number: string | null) {
  const asked = number !== null && number.length >= shortestNumber;
  return useQuery({
    queryKey: queryKeys.tariff(number ?? ""),
    queryFn: async ({ signal }) => {
      await delay(typingPause_ms, signal);
      return callApi(tariffRoutes.quote, { query: { number: number ?? "" } }, { signal });
    },
    enabled: asked,
    staleTime: 10 * 60_000,
    ...(asked && { placeholderData: keepPreviousData }),
  });
}
