import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { type CallHistoryItem, callHistoryRoutes } from "#contract/calls/call-history.ts";
import type { E164 } from "#contract/numbers/phone-number.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { isAwaited } from "#web/kit/api/has-failed.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { queries } from "#web/kit/api/with-queries.tsx";

/** The last call to a number that has a price. */
export type RecentNumber = CallHistoryItem & { country: string; number: E164 };

const shownNumbers = 4;
const shownCountries = 5;
/** The calls to search: redialling one number many times should not hide the others. */
const searchedCalls = 50;

export function useRecentNumbers(): { isArriving: boolean; recent: RecentNumber[] } {
  const calls = useLastCalls();
  return { isArriving: isAwaited(calls), recent: recentNumbers(calls.data ?? [], shownNumbers) };
}

export function useCalledCountries(): readonly string[] {
  const { data: calls } = useLastCalls();
  return useMemo(() => countriesOf(calls ?? []), [calls]);
}

/** The same, as far as this page knows them already. */
export function calledCountries(): readonly string[] {
  return countriesOf(queries.getQueryData<CallHistoryItem[]>(lastCallsKey) ?? []);
}

function countriesOf(calls: readonly CallHistoryItem[]): readonly string[] {
  const countries = recentNumbers(calls, searchedCalls).map(({ country }) => country);
  return [...new Set(countries)].slice(0, shownCountries);
}

const lastCallsKey = [...queryKeys.calls, "recent"];

function useLastCalls() {
  return useQuery({
    queryKey: lastCallsKey,
    queryFn: ({ signal }) =>
      callApi(callHistoryRoutes.calls, { query: { limit: searchedCalls } }, { signal }),
  });
}

/** Each number once, with its newest call. Leaves out texts that are no callable number. */
export function recentNumbers(calls: readonly CallHistoryItem[], count: number): RecentNumber[] {
  const newest = new Map<E164, RecentNumber>();
  for (const call of calls) {
    const { number, country } = call;
    if (country === null || number === null || newest.has(number)) continue;
    newest.set(number, { ...call, country, number });
  }
  return [...newest.values()].slice(0, count);
}
