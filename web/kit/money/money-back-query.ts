import { queryOptions } from "@tanstack/react-query";
import { timeouts_ms } from "#contract/constants.ts";
import { moneyBackRoutes } from "#contract/money/money-back.ts";
import { callApi } from "#web/kit/api/browser-api.ts";
import { queryKeys } from "#web/kit/api/query-keys.ts";

/** The user's purchases with unused credits. The history is shown without it too. */
export const moneyBackQuery = queryOptions({
  queryKey: queryKeys.moneyBack,
  queryFn: ({ signal }) => callApi(moneyBackRoutes.list, {}, { signal, timeout_ms: timeouts_ms.moneyBack }),
});
