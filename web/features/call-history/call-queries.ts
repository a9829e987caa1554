import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { callHistoryRoutes } from "#contract/call-history.ts";
import { nextCursorHeader } from "#contract/paging.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

const pageSize = 50;
const firstPage = "";

/** Every call, newest first, in pages; each page carries the cursor of the next. */
export const callsQuery = infiniteQueryOptions({
  queryKey: queryKeys.callList,
  queryFn: async ({ pageParam, signal }) => {
    const query = { limit: pageSize, before: pageParam || undefined };
    let next: string | null = null;
    const readHeaders = (headers: Headers) => {
      next = headers.get(nextCursorHeader);
    };
    const rows = await callApi(callHistoryRoutes.calls, { query }, { signal, readHeaders });
    return { rows, next };
  },
  initialPageParam: firstPage,
  getNextPageParam: ({ next }: { next: string | null }) => next,
});

export function callQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.call(id),
    queryFn: ({ signal }) => callApi(callHistoryRoutes.call, { params: { id } }, { signal }),
  });
}
