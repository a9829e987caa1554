import { infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { walletRoutes } from "#contract/money/wallet.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { fetchPage, pageParams, pageSize } from "#web/kit/api/page-query.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";
import { moneyBackQuery } from "#web/kit/money/take-money-back.ts";

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

export const historyTypes = ["purchase", "call", "refund"] as const;

/** The part of the history that is open. The address holds it, so that a reload or going back shows the same. */
export interface HistoryAddress {
  type: (typeof historyTypes)[number] | undefined;
  pages: number;
}

const addressSchema = z.object({
  type: z.catch(z.optional(z.enum(historyTypes)), undefined),
  // Bounds what a reload fetches; later pages load on request.
  pages: z.catch(z.coerce.number().check(z.int(), z.gte(1), z.lte(20)), 1),
});

/** Reads the address's query; invalid values count as absent. */
export function readHistoryAddress(search: URLSearchParams): HistoryAddress {
  const { type, pages } = addressSchema.parse(Object.fromEntries(search));
  return { type, pages };
}

/** The shortest query for the same state. */
export function writeHistoryAddress({ type, pages }: HistoryAddress): URLSearchParams {
  return new URLSearchParams({ ...(type && { type }), ...(pages > 1 && { pages: String(pages) }) });
}
