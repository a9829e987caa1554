import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { callHistoryRoutes } from "#contract/calls/call-history.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { fetchPage, pageParams, pageSize } from "#web/kit/api/page-query.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import type { CallQuery } from "./call-filters.ts";

/** The calls asked for, newest first, in pages; each page carries the cursor of the next. */
export function callsQuery(filter: CallQuery) {
  return infiniteQueryOptions({
    queryKey: queryKeys.callList(filter),
    queryFn: ({ pageParam, signal }) => {
      const query = { ...filter, limit: pageSize, before: pageParam || undefined };
      return fetchPage((readHeaders) => callApi(callHistoryRoutes.calls, { query }, { signal, readHeaders }));
    },
    // While a search is typed, the list stays as it was until the next one is there.
    placeholderData: keepPreviousData,
    ...pageParams,
  });
}
