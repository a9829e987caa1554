import { useQuery } from "@tanstack/react-query";
import { dashboardTransactionCount } from "#contract/constants.ts";
import { paymentRoutes } from "#contract/payments.ts";
import { callApi } from "#web/lib/browser-api.ts";
import { useSessionToken } from "#web/lib/browser-session.ts";
import { queryKeys } from "#web/lib/query-keys.ts";

/** The newest transactions, as many as the dashboard shows. */
export function useRecentTransactions() {
  const token = useSessionToken();
  return useQuery({
    queryKey: queryKeys.recentTransactions,
    queryFn: ({ signal }) =>
      callApi(paymentRoutes.transactions, { query: { limit: dashboardTransactionCount } }, { signal }),
    enabled: token !== null,
  });
}
