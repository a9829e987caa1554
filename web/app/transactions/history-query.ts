import { infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";
import { walletRoutes } from "#contract/money/wallet.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { fetchPage, pageParams, pageSize } from "#web/kit/api/page-query.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { type HistoryAddress, readHistoryAddress } from "./history-address.ts";
import { moneyBackQuery } from "./money-back-query.ts";

/** The history of one type or of all, in pages; each page carries the cursor of the next. */
export function historyQuery(type: HistoryAddress["type"]) {
  return infiniteQueryOptions({
    queryKey: queryKeys.history(type),
    queryFn: async ({ client, pageParam, signal }) => {
      const query = { limit: pageSize, type, before: pageParam || undefined };
      const [page] = await Promise.all([
        fetchPage((readHeaders) => callApi(walletRoutes.transactions, { query }, { signal, readHeaders })),
        // A purchase says at once whether it can be taken back: said later, it would move the rows below.
        client.prefetchQuery(moneyBackQuery),
      ]);
      return page;
    },
    ...pageParams,
  });
}

/** Prefetches the pages that the address says were open, unless they are cached. */
export function openHistory(queries: QueryClient, url: string): void {
  const { type, pages } = readHistoryAddress(new URL(url).searchParams);
  const query = historyQuery(type);
  if (queries.getQueryData(query.queryKey) !== undefined) return;
  void queries.prefetchInfiniteQuery({ ...query, pages });
}
