import { infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";
import { nextCursorHeader } from "#contract/paging.ts";
import { paymentRoutes } from "#contract/payments.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";
import { type HistoryAddress, readHistoryAddress } from "./history-address.ts";

const pageSize = 50;
const firstPage = "";

/** The history of one type or of all, in pages; each page carries the cursor of the next. */
export function historyQuery(type: HistoryAddress["type"]) {
  return infiniteQueryOptions({
    queryKey: queryKeys.history(type),
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: pageSize, type, before: pageParam || undefined };
      let next: string | null = null;
      const readHeaders = (headers: Headers) => {
        next = headers.get(nextCursorHeader);
      };
      const rows = await callApi(paymentRoutes.transactions, { query }, { signal, readHeaders });
      return { rows, next };
    },
    initialPageParam: firstPage,
    getNextPageParam: ({ next }: { next: string | null }) => next,
  });
}

/** Prefetches the pages that the address says were open, unless they are cached. */
export function openHistory(queries: QueryClient, url: string): void {
  const { type, pages } = readHistoryAddress(new URL(url).searchParams);
  const query = historyQuery(type);
  if (queries.getQueryData(query.queryKey) !== undefined) return;
  void queries.prefetchInfiniteQuery({ ...query, pages });
}
