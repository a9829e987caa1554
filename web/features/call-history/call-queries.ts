import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callHistoryRoutes } from "#contract/call-history.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { fetchPage, pageParams, pageSize } from "#web/lib/page-query.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

/** Every call, newest first, in pages; each page carries the cursor of the next. */
export const callsQuery = infiniteQueryOptions({
  queryKey: queryKeys.callList,
  queryFn: ({ pageParam, signal }) => {
    const query = { limit: pageSize, before: pageParam || undefined };
    return fetchPage((readHeaders) => callApi(callHistoryRoutes.calls, { query }, { signal, readHeaders }));
  },
  ...pageParams,
});

export function callQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.call(id),
    queryFn: ({ signal }) => callApi(callHistoryRoutes.call, { params: { id } }, { signal }),
  });
}
