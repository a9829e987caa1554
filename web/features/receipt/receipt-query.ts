import { queryOptions } from "@tanstack/react-query";
import { receiptRoutes } from "#contract/receipts.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

/** The receipt of one purchase. */
export function receiptQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.receipt(id),
    queryFn: ({ signal }) => callApi(receiptRoutes.receipt, { params: { id } }, { signal }),
  });
}
